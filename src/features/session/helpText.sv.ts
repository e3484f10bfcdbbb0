import type { Translation } from '#ui/useText.ts'
import type { facilitatorHelp, participantHelp } from './helpText.ts'

const facilitator = {
  id: 'facilitatorHelp',
  texts: {
    title: 'Hjälp för facilitatorer',
    sections: [
      {
        title: 'Före sessionen',
        lines: [
          'Lägg till aktiviteter med ”Ny aktivitet” i agendan till vänster; där kan du också importera en från en annan session.',
          'Dra en aktivitet till en annan plats, eller använd dess meny: flytta, byt namn, duplicera, dölj, ta bort.',
          '”Redigera” öppnar redigeraren till höger: aktiviteten på din skärm och sessionens inställningar.',
          '”Bjud in” visar koden, länken och QR-koden. Ingen behöver konto för att gå med.',
        ],
      },
      {
        title: 'Under sessionen',
        lines: [
          '”Presentera” tar alla till det som är på din skärm. Därifrån kan de se sig om på egen hand.',
          '”Följ mig” tar med alla i varje steg du tar; deras pilar är låsta tills du stänger av det.',
          'Raden under den översta listen visar alltid vad rummet ser nu. ”Sluta presentera” tar alla till lobbyn.',
          'Du kan förbereda nästa aktivitet på din egen skärm medan rummet ser en annan.',
          'Svaren är dolda för de andra tills du visar dem. En dold aktivitet har ett lås.',
          '”Se deltagarvyn” i profilmenyn visar sessionen så som deltagarna ser den.',
        ],
      },
      {
        title: 'När något går fel',
        lines: [
          'Utan anslutning kan du fortsätta redigera: det sparas på den här enheten och skickas senare. Att presentera får vänta.',
          'Det du ändrar i en aktivitet kan ångras och göras om. Innan något tas bort får du en fråga.',
          'Bilderna högst upp öppnar listan över alla som är här; där kan någon tas bort.',
        ],
      },
    ],
    shortcuts: [
      {
        keys: ['Page Down'],
        does: 'Nästa fråga eller aktivitet, även med en presentationsklickare, när Följ mig är på',
      },
      { keys: ['Page Up'], does: 'Föregående fråga eller aktivitet, när Följ mig är på' },
      {
        keys: ['Alt', '↑'],
        does: 'Flytta upp aktiviteten som har fokus i agendan; Alt och ↓ flyttar ner den',
      },
      { keys: ['Ctrl', 'Z'], does: 'Ångra din senaste ändring i en aktivitet' },
      { keys: ['Ctrl', 'Shift', 'Z'], does: 'Gör om den' },
      { keys: ['Enter'], does: 'Skicka ett svar eller en kommentar; med Shift börjar en ny rad' },
      { keys: ['Escape'], does: 'Stäng det som är öppet, eller lämna ett fält utan att spara' },
    ],
  },
} satisfies Translation<typeof facilitatorHelp>

const participant = {
  id: 'participantHelp',
  texts: {
    title: 'Hjälp',
    sections: [
      {
        title: 'Vad som händer här',
        lines: [
          'Facilitatorn leder. När något presenteras byter din skärm av sig själv.',
          'Däremellan kan du se dig om med pilarna, om inte facilitatorn leder steg för steg.',
          'En aktivitet med ett lås är inte öppen än.',
        ],
      },
      {
        title: 'Dina svar',
        lines: [
          'De är anonyma: ingen kan spåra dem till dig, inte heller facilitatorn.',
          'De andra ser dem när facilitatorn visar alla svar. Dina egna ser du alltid, och du kan ändra dem.',
          'Tryck på hjärtat för att gilla ett svar; tryck igen för att ta tillbaka det.',
        ],
      },
      {
        title: 'När anslutningen är borta',
        lines: [
          'Fortsätt bara. Det du skriver sparas på den här enheten och skickas så snart anslutningen är tillbaka.',
          '”Sparat” högst upp betyder att allt har kommit fram.',
          'Det är ingen fara att ladda om sidan: du kommer tillbaka som samma person.',
        ],
      },
    ],
    shortcuts: [
      { keys: ['Enter'], does: 'Skicka ett svar eller en kommentar' },
      { keys: ['Shift', 'Enter'], does: 'Börja en ny rad' },
      { keys: ['Escape'], does: 'Stäng det som är öppet, eller lämna ett fält utan att spara' },
    ],
  },
} satisfies Translation<typeof participantHelp>

export default [facilitator, participant]
