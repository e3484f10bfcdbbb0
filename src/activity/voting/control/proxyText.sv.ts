import type { Translation } from '#ui/texts/useText.ts'
import type { proxyText } from './proxyText.ts'

export default {
  id: 'proxyVotes',
  texts: {
    title: 'För in röster åt någon',
    known:
      'Du känner till de här värdena, eftersom du för in dem. Ingen kan ändra dem i efterhand, och antalet röster som förts in så här visas.',
    enter: 'För in röster',
    entered: (count) => `${count === 1 ? 'En röst är införd' : `${count} röster är införda`}.`,
    next: 'Du kan föra in röster åt nästa person.',
    partial: 'Ett svar har bara ett av sina två värden.',
  },
} satisfies Translation<typeof proxyText>
