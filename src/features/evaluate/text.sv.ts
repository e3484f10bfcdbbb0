import type { Translation } from '#ui/texts/useText.ts'
import type { evaluateText } from './text.ts'

export default {
  id: 'evaluate',
  texts: {
    unnamedScales: 'Skalor',
    unnamedMatrix: '2x2-matris',
    toResults: 'Gå till resultatet',
    editVote: 'Ändra röst',
    backToVote: 'Tillbaka till omröstningen',
    actions: 'Åtgärder',
    resultView: 'Resultatvy',
    voteView: 'Röstningsvy',
    reading: 'Att redigera får vänta på en direktanslutning. Under tiden kan du läsa och rösta.',
    edit: 'Redigera',
    viewDetails: 'Visa detaljer',
    detailsOf: (poll) => `Visa detaljer: ${poll}`,
    editOf: (poll) => `Redigera: ${poll}`,
    footer: 'Rösta, valdeltagande och vilka som är klara',
    answers: 'Svar',
    count: (count) => `${count} svar`,
    emptyTitle: 'Inget att rösta på än',
    emptyFacilitator: 'Lägg till det första svaret här nedanför. Alla ser det direkt och kan rösta på det.',
    emptyParticipant: 'Vänta lite: det du kan rösta på visas här så snart facilitatorn lägger till det.',
    emptyTemplate: 'Den här mallen har inga svar: de läggs till i en session som använder den.',
    emptyEnded: 'Inget röstades på i den här aktiviteten.',
    notSaved: 'Inte sparat än',
    sliders: 'Reglage',
    plane: 'Plan',
    way: 'Hur du röstar',
    notPlaced: 'Inte placerat än',
    planeTitle: 'Placera svaren',
    planeHint:
      'Välj ett svar och tryck på planet för att placera det. ”Rösta” skickar det, precis som med reglagen.',
  },
} satisfies Translation<typeof evaluateText>
