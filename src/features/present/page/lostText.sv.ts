import type { Translation } from '#ui/texts/useText.ts'
import type { lostText } from './lostText.ts'

export default {
  id: 'slidesLost',
  texts: {
    uploadAgain:
      'Servern har inte längre den här filen. Ladda upp den igen: kommentarerna står kvar på sina bilder.',
    askFacilitator: 'Be facilitatorn att ladda upp det igen. Det visas här av sig självt.',
  },
} satisfies Translation<typeof lostText>
