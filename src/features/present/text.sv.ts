import type { Translation } from '#ui/texts/useText.ts'
import type { presentText } from './text.ts'

export default {
  id: 'present',
  texts: {
    slideAt: (page) => `Bild ${page}`,
    unnamed: 'Bilder',
    footer: 'Antal kommentarer och vilka som är klara',
    comments: (count) => (count === 1 ? '1 kommentar' : `${count} kommentarer`),
    roomIsOn: (page) => `Rummet är på bild ${page}. Gå dit`,
    noDocument: 'Inga bilder än',
    noDocumentHint: 'Ladda upp en PDF. Alla ser den här så snart du presenterar den.',
    waitHint: 'Bilderna visas här av sig själva.',
    editFile: 'Byt fil',
    reading: 'Redigering väntar på en direktanslutning. Du kan läsa och kommentera så länge.',
  },
} satisfies Translation<typeof presentText>
