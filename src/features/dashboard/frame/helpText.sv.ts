import type { Translation } from '#ui/texts/useText.ts'
import type { dashboardHelp } from './helpText.ts'

export default {
  id: 'dashboardHelp',
  texts: {
    title: 'Hjälp',
    topics: {
      create: {
        title: 'Skapa en session',
        alt: 'En ruta med ett fält för namnet och en knapp med ett plus',
        lines: [
          'Tryck på ”Skapa session” och ge den ett namn. Lösenordet är valfritt: deltagarna skriver det när de går med.',
          'Sessionen öppnas. Lägg till aktiviteter med ”Ny aktivitet”, till exempel en brainstorm.',
          'Bygg den innan någon går med, och ändra den när du vill.',
        ],
      },
      invite: {
        title: 'Bjud in',
        alt: 'En QR-kod på en dator, och en telefon som går med via den',
        lines: [
          'Tryck på ”Bjud in” i sessionen: där finns sessions-ID, länken och QR-koden.',
          'Eller välj ”Kopiera inbjudningslänk” i sessionens meny i Mina sessioner.',
          'Deltagare behöver inget konto, men det gör facilitatorer: bjud in dem via e-post.',
        ],
      },
      templates: {
        title: 'Börja från en mall',
        alt: 'Tre mallar på en hylla, varav en blir en session',
        lines: [
          'En mall är en förberedd session. Öppna den för att se aktiviteterna och tryck sedan på ”Skapa session”.',
          'Biblioteket har officiella mallar och sådana som andra delar med alla. Dina egna finns under ”Mina mallar”.',
          'Vill du spara en session som mall väljer du ”Spara som mall…” i dess meny i Mina sessioner.',
        ],
      },
      sessions: {
        title: 'Hitta, kopiera, byt namn på och ta bort sessioner',
        alt: 'En lista med sessioner, en sökning och menyn för en av dem',
        lines: [
          'Mina sessioner visar det du har skapat och det du hjälper till att leda. Sessioner med samma namn visar också sin tid.',
          'Sessionens meny kopierar den, byter namn på den eller tar bort den. Bara den som skapade den kan göra de två sista.',
          'Det du har tagit bort kan återställas under ”Borttagna” tills det raderas. ”Tid för återställning” i menyn säger hur länge.',
        ],
      },
      join: {
        title: 'Delta i en session',
        alt: 'En telefon med en kod, och människor på båda sidor',
        lines: [
          'Välj ”Gå med i en session” i profilmenyn och skriv sessions-ID.',
          'Du är lika anonym där som alla andra, trots att du har ett konto.',
        ],
      },
      account: {
        title: 'Ditt konto och dina inställningar',
        alt: 'Profilmenyn med inställningar, nyckel och logga ut',
        lines: [
          'Namn och lösenord finns i Kontoinställningar, i profilmenyn uppe till höger.',
          'Licens, språk, utseende och allt som sparas om ditt konto finns i Inställningar.',
          'Logga ut på en enhet som inte är din: inget av dina sessioner stannar på den.',
        ],
      },
    },
    shortcuts: [
      { keys: ['Tab'], does: 'Gå till nästa knapp eller fält' },
      { keys: ['↑', '↓'], does: 'Välj en rad i en öppen meny, eller ett avsnitt i hjälpen' },
      { keys: ['Enter'], does: 'Tryck på knappen eller öppna raden som har fokus' },
      { keys: ['Escape'], does: 'Rensa en sökning, stäng en meny eller en ruta' },
    ],
  },
} satisfies Translation<typeof dashboardHelp>
