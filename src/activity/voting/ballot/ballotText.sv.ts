import type { Translation } from '#ui/texts/useText.ts'
import type { ballotText } from './ballotText.ts'

export default {
  id: 'ballot',
  texts: {
    label: 'Röst',
    withdrawal: 'Återkallad röst',
    entry: (target, choice) => `${target}: ${choice}`,
    choice: (choice) =>
      choice.is === 'values'
        ? [choice.value1, choice.value2].filter((value) => value !== null).join(' / ')
        : 'Jag avstår',
  },
} satisfies Translation<typeof ballotText>
