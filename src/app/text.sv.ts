import type { Translation } from '#ui/texts/useText.ts'
import type { appText } from './text.ts'

export default {
  id: 'app',
  texts: {
    userSwitched:
      'Du har öppnat Plenum som en annan användare i samma webbläsare. Den här fliken byter till den användaren. Vill du använda två användare samtidigt: öppna ett inkognitofönster eller en annan webbläsare.',
  },
} satisfies Translation<typeof appText>
