import type { Translation } from '#ui/texts/useText.ts'
import type { sliderText } from './sliderText.ts'

export default {
  id: 'voteSlider',
  texts: {
    nothing: 'inget valt än',
    howTo: (value) => `Mellanslag eller Enter väljer ${value}.`,
    less: (target) => `Ett mindre: ${target}`,
    more: (target) => `Ett mer: ${target}`,
    value: (value, high) => `${value} av ${high}`,
    end: (value, words) => `${value} ${words}`,
    axis: (target, axis) => `${target}, ${axis}`,
    abstain: 'Avstå',
    abstained: 'Du avstår',
    abstainOn: (target) => `Avstå: ${target}`,
    clear: 'Ta bort valet',
    clearOn: (target) => `Ta bort valet: ${target}`,
    states: {
      nothing: 'Inget valt än',
      partial: 'Det andra värdet saknas',
      chosen: 'Inte röstat än',
      voted: 'Röstat',
      changed: 'Ändrat, inte röstat än',
      waiting: 'På väg',
      refused: 'Togs inte emot, finns kvar här',
    },
    label: 'Röst',
    withdrawal: 'Återkallad röst',
    entry: (target, choice) => `${target}: ${choice}`,
    choice: (choice) =>
      choice.is === 'values'
        ? [choice.value1, choice.value2].filter((value) => value !== null).join(' / ')
        : 'Jag avstår',
  },
} satisfies Translation<typeof sliderText>
