import type { Translation } from '#ui/texts/useText.ts'
import type { organizeToolsText } from './toolsText.ts'

export default {
  id: 'organizeTools',
  texts: {
    placeYourself: 'Sortera själv',
    newSection: 'Ny sektion…',
    newSectionTitle: 'Ny sektion',
    sectionName: 'Sektionens namn',
    sectionAdded: (name) => `Sektionen har lagts till: ${name}`,
  },
} satisfies Translation<typeof organizeToolsText>
