import type { Translation } from '#ui/texts/useText.ts'
import type { commentText } from './text.ts'

export default {
  id: 'comment',
  texts: {
    comments: 'Kommentarer',
    none: 'Inga kommentarer än.',
    add: 'Lägg till en kommentar',
    reply: 'Svara',
    replyTo: 'Svara på kommentaren',
    removed: 'Den här kommentaren togs bort.',
    you: 'Du',
    facilitator: 'Facilitator',
  },
} satisfies Translation<typeof commentText>
