import type { Translation } from '#ui/texts/useText.ts'
import type { statementText } from './statementText.ts'

export default {
  id: 'pulseStatement',
  texts: {
    yours: 'Ditt påstående',
    placeholder: 'Lägg till ett påstående att rösta om…',
    added: 'Påståendet är tillagt',
    addedWaits: 'Påståendet är tillagt. Det väntar på godkännande.',
    willWait: 'En facilitator godkänner påståenden innan andra ser dem.',
    full: (limit) => `Kategorin är full: den rymmer högst ${limit} påståenden.`,
    waitingTitle: 'Väntar på godkännande',
    waits: 'Väntar på godkännande',
    waitsHint: 'Bara du och facilitatorerna ser dem.',
    menu: (statement) => `Åtgärder för: ${statement}`,
    editOne: (statement) => `Redigera: ${statement}`,
    deleteOne: (statement) => `Ta bort: ${statement}`,
    editTitle: 'Redigera påståendet',
    field: 'Påstående',
    deleteTitle: 'Vill du verkligen ta bort det här påståendet?',
    deleteBody: 'Påståendet och rösterna på det tas bort för alltid.',
    changed: 'Påståendet är ändrat',
    deleted: 'Påståendet är borttaget',
    wasDeleted: 'Någon har tagit bort det här påståendet.',
    moved: (place, all) => `Påståendet är nu ${place} av ${all}`,
    labelNew: 'Påstående',
    labelEdit: 'Ändrat påstående',
    labelDelete: 'Borttaget påstående',
  },
} satisfies Translation<typeof statementText>
