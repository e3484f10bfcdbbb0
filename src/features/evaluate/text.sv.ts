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
  },
} satisfies Translation<typeof evaluateText>
