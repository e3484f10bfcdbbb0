import type { Translation } from '#ui/texts/useText.ts'
import type { showToRoomText } from './showToRoomText.ts'

export default {
  id: 'showToRoom',
  texts: {
    title: 'Visa resultatet för alla?',
    notShown: 'Alla tas till resultatet och ser det, även de som inte har röstat.',
    blind:
      'Ingen ser resultatet förrän omröstningen stängs. Omröstningen stängs om tre sekunder, och då ser alla det.',
    show: 'Visa resultatet',
    closeAndShow: 'Stäng och visa',
  },
} satisfies Translation<typeof showToRoomText>
