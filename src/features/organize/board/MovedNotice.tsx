import { Button } from '@mantine/core'
import type { SectionId } from '#domain/ids.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import { placeOf } from '../items/shownSections.ts'
import type { ShownSection } from '../items/shownSections.ts'
import classes from './MovedNotice.module.css'
import { sortText } from './sortText.ts'
import type { RefusedMove } from './useRefusedMoves.ts'
import type { Sorting } from './useSorting.ts'

export interface MovedNoticeProps {
  refused: RefusedMove
  sections: readonly ShownSection[]
  sorting: Sorting
}

/** An own move that did not happen, with both places: this person moves the item after all, or leaves it. SPEC OR6 */
export function MovedNotice({ refused, sections, sorting }: MovedNoticeProps) {
  const text = useText(sortText)
  const toText = useMessageText()
  const { itemId, wanted, why, dismiss } = refused
  const nameOf = (id: SectionId | null): string | undefined => sections.find((one) => one.id === id)?.text
  const place = placeOf(sections, itemId)
  const isIn = place ? nameOf(place.sectionId) : undefined
  const isWanted = nameOf(wanted.sectionId)
  return (
    <div role="alert" className={classes.notice}>
      <div className={classes.words}>
        <strong>{text.conflict(refused.text)}</strong> {toText(why)}
      </div>
      <div className={classes.acts}>
        {isIn !== undefined && isWanted !== undefined && isIn !== isWanted && (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              dismiss()
              sorting.move([itemId], { sectionId: wanted.sectionId, groupId: null, beforeId: null })
            }}
          >
            {text.moveAnyway(isWanted)}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={dismiss}>
          {isIn === undefined ? text.done : text.leaveIn(isIn)}
        </Button>
      </div>
    </div>
  )
}
