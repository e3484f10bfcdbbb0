import type { Translation } from '#ui/texts/useText.ts'
import type { organizeRemoteText } from './text.ts'

export default {
  id: 'organizeRemote',
  texts: {
    resultsOf: (name) => `${name}: var ni är överens`,
    sections: (count) => (count === 1 ? '1 sektion' : `${count} sektioner`),
    sorted: (sorted, all) => `${sorted} av ${all} sorterade`,
  },
} satisfies Translation<typeof organizeRemoteText>
