import type { Translation } from '#ui/texts/useText.ts'
import type { uploadText } from './uploadText.ts'

export default {
  id: 'slideUpload',
  texts: {
    title: 'Byt fil',
    upload: 'Ladda upp fil',
    hint: (megabytes) => `Välj en PDF på högst ${megabytes} MB, eller släpp den här.`,
    drop: 'Släpp för att ladda upp.',
    pages: (count) => (count === 1 ? '1 bild' : `${count} bilder`),
    sending: (name, percent) => `Laddar upp ${name}… ${percent} %`,
    reading: (name) => `Kontrollerar ${name}…`,
    done: 'Bilderna är uppladdade',
    replaceHint: 'Alla ser de tidigare bilderna tills de nya är här. Kommentarerna blir kvar.',
    remove: 'Ta bort bilderna',
    removeTitle: 'Vill du ta bort de här bilderna?',
    removeBody: 'Filen tas bort, för alla. Kommentarerna blir kvar och visas igen med en annan fil.',
    removed: 'Bilderna är borttagna',
    uploadAgain:
      'Servern har inte längre den här filen. Ladda upp den igen: kommentarerna står kvar på sina bilder.',
    askFacilitator: 'Be facilitatorn att ladda upp det igen. Det visas här av sig självt.',
  },
} satisfies Translation<typeof uploadText>
