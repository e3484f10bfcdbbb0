import type { Translation } from '#ui/texts/useText.ts'
import type { categoryText } from './categoryText.ts'

export default {
  id: 'pulseCategory',
  texts: {
    name: 'Kategorins namn',
    editName: (name) => `Redigera namnet: ${name}`,
    menu: (name) => `Åtgärder för ${name}`,
    moved: (name, place, all) => `${name} är nu ${place} av ${all}`,
    deleted: (name) => `${name} är borttagen`,
    deleteTitle: 'Vill du verkligen ta bort den här kategorin?',
    deleteBody: 'Kategorin, dess påståenden och rösterna på dem tas bort för alltid.',
  },
} satisfies Translation<typeof categoryText>
