import type { Translation } from '#ui/useText.ts'
import type { dashboardHelp } from './helpText.ts'

export default {
  id: 'dashboardHelp',
  texts: {
    title: 'Hjälp',
    sections: [
      {
        title: 'Dina sessioner',
        lines: [
          '”Skapa session” gör en ny. Ett lösenord är valfritt: deltagarna skriver det när de går med.',
          'En session består av aktiviteter, till exempel en brainstorm. Bygg den innan någon går med, och ändra den när du vill.',
          'Menyn på en session i ”Mina workshoppar” kopierar dess inbjudningslänk, gör en ny session eller mall av den, byter namn på den eller tar bort den. Bara den som skapade den kan göra de två sista.',
          'Det du har tagit bort kan återställas under ”Borttagna” tills det raderas. Menyn säger hur länge det är, och ändrar det.',
          'Här ser du också sessioner där någon annan har gjort dig till facilitator.',
        ],
      },
      {
        title: 'Mallar',
        lines: [
          'En mall är en förberedd session. Titta på en, och ”Skapa session” gör en session av den.',
          'Biblioteket har officiella mallar och offentliga som andra delar. Dina egna finns under ”Mina mallar”.',
        ],
      },
      {
        title: 'Att delta',
        lines: [
          '”Gå med i en session” i profilmenyn frågar efter ett sessions-ID. Där är du lika anonym som alla andra.',
          'Deltagarna behöver inget konto: sessions-ID, länken eller QR-koden räcker.',
        ],
      },
      {
        title: 'Ditt konto',
        lines: [
          'I profilmenyn uppe till höger väljer du utseende (ljust, mörkt, som enheten) och loggar ut.',
          'Logga ut på en enhet som inte är din: då blir inget av dina sessioner kvar på den.',
        ],
      },
    ],
    shortcuts: [
      { keys: ['Tab'], does: 'Gå till nästa knapp eller fält' },
      { keys: ['↑', '↓'], does: 'Välj en rad i en öppen meny' },
      { keys: ['Escape'], does: 'Stäng en meny eller en dialog' },
    ],
  },
} satisfies Translation<typeof dashboardHelp>
