import type { Catalogue } from '#ui/texts/useText.ts'
import type { Choice } from '../ballot/choice.ts'

/** Texts of the sliders and ballots that people vote with. */
export const sliderText = {
  id: 'voteSlider',
  en: {
    nothing: 'nothing chosen yet',
    howTo: (value: number) => `Space or Enter chooses ${value}.`,
    less: (target: string) => `One less: ${target}`,
    more: (target: string) => `One more: ${target}`,
    value: (value: number, high: number) => `${value} of ${high}`,
    end: (value: number, words: string) => `${value} ${words}`,
    axis: (target: string, axis: string) => `${target}, ${axis}`,
    abstain: 'Abstain',
    abstained: 'You abstain',
    abstainOn: (target: string) => `Abstain: ${target}`,
    clear: 'Clear choice',
    clearOn: (target: string) => `Clear choice: ${target}`,
    states: {
      nothing: 'Nothing chosen yet',
      partial: 'The second value is missing',
      chosen: 'Not voted yet',
      voted: 'Voted',
      changed: 'Changed, not voted yet',
      waiting: 'On its way',
      refused: 'Not accepted, kept here',
    },
    label: 'Vote',
    withdrawal: 'Withdrawal of a vote',
    entry: (target: string, choice: string) => `${target}: ${choice}`,
    choice: (choice: Choice) =>
      choice.is === 'values'
        ? [choice.value1, choice.value2].filter((value) => value !== null).join(' / ')
        : 'I abstain',
  },
} satisfies Catalogue<unknown>
