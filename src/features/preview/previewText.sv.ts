import type { Translation } from '#ui/texts/useText.ts'
import type { previewText } from './previewText.ts'

export default {
  id: 'preview',
  texts: {
    banner:
      'Du är i förhandsgranskningen. Vill du ändra något? Tryck på Redigera, så sparas mallen bland dina egna.',
    label: 'Förhandsgranskning',
    edit: 'Redigera mallen',
    launch: 'Starta',
    saved: (name) => `”${name}” finns nu bland dina mallar`,
  },
} satisfies Translation<typeof previewText>
