import type { Translation } from '#ui/texts/useText.ts'
import type { settingsText } from './settingsText.ts'

export default {
  id: 'slideSettings',
  texts: {
    showComments: 'Slå på kommentarer',
    allowNavigation: 'Låt deltagarna bläddra',
    hints: {
      showComments: 'Alla ser kommentarerna till en bild, och kan skriva och gilla.',
      allowNavigation: 'Av: deltagarna ser bilden som du är på.',
    },
    slides: 'Bilder',
    document: 'Ladda upp presentation',
  },
} satisfies Translation<typeof settingsText>
