import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useDrag } from '#activity/board/drag/dragState.ts'
import { MenuButton } from '#activity/board/MenuButton.tsx'
import { shownColor } from '#domain/activity/colors.ts'
import { useText } from '#ui/texts/useText.ts'
import { itemsOf } from '../items/shownSections.ts'
import type { ShownSection } from '../items/shownSections.ts'
import { organizeText } from '../text.ts'
import { useSort } from './boardShared.ts'
import { GroupPanel } from './GroupPanel.tsx'
import { ItemCard } from './ItemCard.tsx'
import { isInSection, placeIds } from './placeDrag.ts'
import classes from './SectionPanel.module.css'
import { SelectSection } from './SelectSection.tsx'

export interface SectionPanelProps {
  section: ShownSection
  /** The number of its items, also of those that a search leaves out. */
  count: number
  /** The key that sorts into it; null: none. */
  number: number | null
  /** Select mode begins in this one. */
  isFirst: boolean
  /** Shown while nothing is in it. */
  hint: ReactNode
  onOpen: (id: string) => void
}

/** A section: its name, the number of its items, and what is in it, which scrolls by itself. */
export function SectionPanel({ section, count, number, isFirst, hint, onOpen }: SectionPanelProps) {
  const text = useText(organizeText)
  const sort = useSort()
  const titleId = useId()
  const { id, text: name, desc, color, entries } = section
  const isTarget = useDrag(({ target }) => target !== null && isInSection(target, id))
  const listIds = useMemo(() => itemsOf(section).map((item) => item.id), [section])
  return (
    <section
      className={classes.section}
      aria-labelledby={titleId}
      data-section={id ?? ''}
      data-color={shownColor(color) || undefined}
      data-drop={placeIds.section(id)}
      data-target={isTarget || undefined}
    >
      <header className={classes.head}>
        <h2 id={titleId} className={classes.heading} aria-label={text.sectionHead(name, count)}>
          {sort && number !== null && (
            <kbd className={classes.key} aria-hidden="true">
              {number}
            </kbd>
          )}
          <span className={classes.title} title={name} dir="auto">
            {name}
          </span>
          <span className={classes.count} translate="no">
            {count}
          </span>
        </h2>
        {sort && <SelectSection {...{ listIds, sort, isFirst }} />}
        {sort?.isArranging && !sort.selecting.isOn && (
          <MenuButton
            label={sort.text.sectionMenu(name)}
            onOpen={(anchor) => sort.openMenu({ kind: 'section', id, anchor })}
          />
        )}
      </header>
      {desc !== '' && (
        <p className={classes.desc} title={desc} dir="auto">
          {desc}
        </p>
      )}
      <div
        role={entries.length > 0 ? 'list' : 'group'}
        aria-label={text.itemsIn(name)}
        tabIndex={-1}
        className={classes.list}
        data-list={placeIds.section(id)}
      >
        {entries.flatMap(({ group, items }) =>
          group
            ? [<GroupPanel key={group.id} {...{ group, items, onOpen }} />]
            : items.map((item) => <ItemCard key={item.id} {...{ item, listIds, onOpen }} />),
        )}
        {entries.length === 0 && <p className={classes.hint}>{hint}</p>}
      </div>
    </section>
  )
}
