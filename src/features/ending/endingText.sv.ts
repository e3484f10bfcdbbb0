import type { Translation } from '#ui/texts/useText.ts'
import type { endingText } from './endingText.ts'

export default {
  id: 'ending',
  texts: {
    dialogTitle: 'Avsluta sessionen?',
    dialogText:
      'Det går inte att ångra. Välj ”Skapa session från den…” på startsidan om ni vill fortsätta senare.',
    effects: [
      'Alla kommer till en avslutande sida, och ingen kan längre lägga till, gilla eller ändra något.',
      'Det sista spåret av vem som skrev vad förstörs för alltid.',
      'Du behåller allt och kan läsa, kopiera och exportera det.',
    ],
    share: 'Deltagarna kan fortfarande läsa',
    shareHint: 'Svar som är dolda där nu förblir dolda: visa dem innan du avslutar.',
    shareNone: 'Det finns inga aktiviteter att dela.',
    hiddenNow: 'dold hittills',
    end: 'Avsluta sessionen',
    ended: 'Sessionen är avslutad.',
    thanks: 'Tack för att du var med!',
    closed: (name) => `${name} är avslutad.`,
    results: 'Resultat att läsa',
    noResults: 'Facilitatorn har inte delat några resultat.',
    anonymous: 'Ingen kan längre koppla det du skrev till dig.',
    facilitatorTitle: 'Den här sessionen är avslutad',
    facilitatorHint:
      'Inget mer kan läggas till. Välj ”Skapa session från den…” på startsidan om ni vill fortsätta.',
    sharedNow: 'Deltagarna kan läsa',
    notShared: 'Inte delad',
    export: 'Exportera innehåll',
    dashboard: 'Till startsidan',
  },
} satisfies Translation<typeof endingText>
