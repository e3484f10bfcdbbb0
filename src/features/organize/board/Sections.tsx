import { useMediaQuery } from '@mantine/hooks'
import { Button } from '@mantine/core'
import { IconLayoutColumns } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { useText } from '#ui/texts/useText.ts'
import { itemsOf } from '../items/shownSections.ts'
import type { ShownSection } from '../items/shownSections.ts'
import { organizeText } from '../text.ts'
import { useSort } from './boardShared.ts'
import { SectionPanel } from './SectionPanel.tsx'
import classes from './Sections.module.css'
import { SectionSwitch } from './SectionSwitch.tsx'
import type { OpenSection } from './useOpenSection.ts'

export interface SectionsProps {
  sections: readonly ShownSection[]
  /** The numbers of all items by section, also of those that a search leaves out. */
  counts: ReadonlyMap<string | null, number>
  isSearching: boolean
  /** This person may add items. */
  mayAdd: boolean
  /** On a phone, which shows one section at a time. */
  open: OpenSection
  onOpen: (id: string) => void
}

/** The last section that has a key. */
const lastKey = 9

/** All sections with what is in them: side by side, each scrolling by itself; on a phone one at a time. SPEC OR1 */
export function Sections({ sections, counts, isSearching, mayAdd, open, onOpen }: SectionsProps) {
  const text = useText(organizeText)
  const sort = useSort()
  const isPhone = useMediaQuery('(width < 600px)', false, { getInitialValueInEffect: false })
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const hintOf = ({ id }: ShownSection): string => {
    if (isSearching) return text.noMatchHere
    if (id !== null) return sort ? text.dropHere : text.emptySection
    if (all > 0) return text.allSorted
    return mayAdd ? text.noItemsContribute : text.noItems
  }
  const panel = (section: ShownSection, at: number) => (
    <SectionPanel
      key={section.id ?? ''}
      {...{ section, onOpen }}
      count={isSearching ? itemsOf(section).length : (counts.get(section.id) ?? 0)}
      number={at <= lastKey ? at : null}
      isFirst={all > 0 && (isPhone || section.id === null)}
      hint={hintOf(section)}
    />
  )
  if (isPhone) {
    const at = Math.max(
      0,
      sections.findIndex(({ id }) => id === open.id),
    )
    const section = sections[at]
    return (
      <div role="group" aria-label={text.board} className={classes.alone}>
        <SectionSwitch {...{ sections, counts }} openId={section?.id ?? null} onOpen={open.set} />
        {section && panel(section, at)}
        {sections.length === 1 && <NoSections />}
      </div>
    )
  }
  const [unsorted, ...named] = sections
  const isAlone = named.length === 0
  return (
    <div role="group" aria-label={text.board} className={classes.board} style={layoutOf(named.length)}>
      {unsorted && panel(unsorted, 0)}
      {isAlone ? (
        <NoSections />
      ) : (
        <div className={classes.sections}>{named.map((section, at) => panel(section, at + 1))}</div>
      )}
    </div>
  )
}

/** In place of the sections while there are none. */
function NoSections() {
  const text = useText(organizeText)
  const sort = useSort()
  const mayArrange = useMayDo('arrange')
  const add = sort?.addSection
  return (
    <EmptyState
      icon={<IconLayoutColumns size={28} />}
      title={text.noSections}
      {...(add ? { hint: sort.text.noSections } : mayArrange ? {} : { hint: text.noSectionsHint })}
    >
      {add && <Button onClick={add}>{sort.text.newSection}</Button>}
    </EmptyState>
  )
}

/** Rows and columns for a number of sections: all of them are in view. */
function layoutOf(count: number): CSSProperties {
  const rows = Math.max(1, Math.ceil(count / 4))
  const tabletColumns = Math.min(2, Math.max(1, count))
  return {
    '--rows': rows,
    '--columns': Math.max(1, Math.ceil(count / rows)),
    '--tablet-rows': Math.max(1, Math.ceil(count / tabletColumns)),
    '--tablet-columns': tabletColumns,
    // Three items where there are at most two rows; with more, the heading and an item.
    '--least': rows > 2 ? '112px' : '168px',
  } as CSSProperties
}
