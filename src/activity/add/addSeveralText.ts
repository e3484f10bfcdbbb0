import type { Catalogue } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../itemNoun.ts'

const capital: Record<ItemNoun, string> = { answer: 'Answer', row: 'Row', comment: 'Comment', item: 'Item' }
const one: Record<ItemNoun, string> = {
  answer: 'an answer',
  row: 'a row',
  comment: 'a comment',
  item: 'an item',
}
const counted = (count: number, noun: ItemNoun): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`)

/** Texts of the dialog that adds several answers. */
export const addSeveralText = {
  id: 'addSeveral',
  en: {
    title: (noun: ItemNoun) => `Add ${noun}`,
    hint: (noun: ItemNoun) =>
      `Enter keeps ${one[noun]} in the list. Paste several lines, and each becomes ${one[noun]} of its own.`,
    addAnother: 'Add to the list',
    queued: (noun: ItemNoun) => `${capital[noun]}s to be saved`,
    count: (count: number, noun: ItemNoun) => `${counted(count, noun)} to be saved`,
    remove: (answer: string) => `Take out: ${answer}`,
    shorten: (answer: string) => `Shorten: ${answer}`,
    leftOver: (count: number, noun: ItemNoun) =>
      count === 1
        ? `One ${noun} is too long and was not saved. Shorten it first.`
        : `${count} ${noun}s are too long and were not saved. Shorten them first.`,
    added: (count: number, noun: ItemNoun) =>
      count === 1 ? `${capital[noun]} added` : `${count} ${noun}s added`,
  },
} satisfies Catalogue<unknown>
