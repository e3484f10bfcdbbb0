import { useState } from 'react'
import type { ItemType, TextField } from '#domain/activity/items/itemType.ts'
import type { ObjectId } from '#domain/ids.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import type { ItemScreen, WrittenItem } from '../item/itemScreen.ts'
import { useAddItem } from '../item/useAddItem.ts'
import { useHeadings } from '../item/useHeadings.ts'
import { useActivity } from '../useActivity.ts'
import type { ImportTarget } from './importTarget.ts'

export interface HeadedImport<Type extends ItemType> {
  heading: ItemType<object, { text: TextField }>
  screen: ItemScreen<Type>
  /** An item with this text, under a heading. */
  written: (text: string, headingId: string) => WrittenItem<Type>
  text: {
    select: string
    lack: string
    /** A heading without a text, by its number. */
    unnamed: (n: number) => string
  }
}

/** One item to add. */
export interface HeadedAddition {
  text: string
  headingId: string
}

/** Imports texts as items under the chosen headings, by the call that people make; also offline. SPEC N3, N4 */
export function useHeadedImport<Type extends ItemType<object, { text: TextField }>>(
  objectId: ObjectId,
  { heading, screen, written, text }: HeadedImport<Type>,
): ImportTarget<HeadedAddition> {
  const add = useAddItem(objectId, screen)
  const headings = useHeadings(useActivity(objectId).source, heading)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [only, ...others] = headings
  const chosen = picked.length === 0 && only && others.length === 0 ? [only.id] : picked
  return {
    steps: (
      <ChoiceList
        title={text.select}
        isMany
        options={headings.map((one, at) => ({ id: one.id, label: one.text || text.unnamed(at + 1) }))}
        chosen={chosen}
        onChange={setPicked}
      />
    ),
    lack: chosen.length === 0 ? text.lack : null,
    countOf: (textCount) => textCount * chosen.length,
    additionsOf: (texts) => chosen.flatMap((headingId) => texts.map((one) => ({ text: one, headingId }))),
    longest: screen.type.fields.text.most,
    add: (one) => Promise.resolve(add(written(one.text, one.headingId))),
  }
}
