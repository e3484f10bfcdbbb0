import { createContext, use } from 'react'

/** What texts call one thing of an activity's input, such as the one that is open or presented. */
export type ItemNoun = 'answer' | 'row' | 'comment' | 'item'

/** Provided around the page of an activity, from its face. */
export const ItemNounContext = createContext<ItemNoun>('answer')

/** The noun of the activity whose page this is. */
export function useItemNoun(): ItemNoun {
  return use(ItemNounContext)
}
