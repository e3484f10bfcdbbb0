import type { Translation } from '#ui/texts/useText.ts'
import type { editorText } from './text.ts'

export default {
  id: 'editor',
  texts: {
    editActivity: 'Redigera aktivitet',
    addActivity: 'Lägg till aktivitet',
    close: 'Stäng redigeraren',
    nothingToEdit: 'Öppna en aktivitet från agendan för att redigera den här.',
    noPanel: 'Den här aktiviteten kan inte redigeras här.',
    templateId: 'Mall-ID',
    nameMissing: 'Skriv ett namn.',
    onlyCreator: 'Bara den som skapade sessionen kan byta namn på den.',
    copyId: 'Kopiera sessions-ID',
    passwordPlaceholder: 'Inget lösenord',
    copyPassword: 'Kopiera lösenordet',
    betaTitle: 'Förhandstitt på nya funktioner (beta)',
    color: 'Sessionens färg',
    colorHint: 'Till exempel #0056FB. Den märker ut raden högst upp i sessionen.',
  },
} satisfies Translation<typeof editorText>
