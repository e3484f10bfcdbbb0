import type { Translation } from '#ui/texts/useText.ts'
import type { presentEditorText } from './text.ts'

export default {
  id: 'presentEditor',
  texts: { slides: 'Bilder', document: 'Ladda upp presentation' },
} satisfies Translation<typeof presentEditorText>
