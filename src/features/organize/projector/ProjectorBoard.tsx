import { useMemo } from 'react'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import type { FittedSection } from '#activity/projector/FittedColumns.tsx'
import { ProjectorEmpty } from '#activity/projector/ProjectorFrame.tsx'
import { ProjectorHeading } from '#activity/projector/ProjectorHeading.tsx'
import { shownColor } from '#domain/activity/colors.ts'
import type { Entry, OrganizedSection } from '#domain/organize/places.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ProjectorOrganize.module.css'
import { projectorOrganizeText } from './projectorOrganizeText.ts'

/** All sections with what is in them, as large as it fits; what is not sorted comes last, and only where there is some. */
export function ProjectorBoard({ sections }: { sections: readonly OrganizedSection[] }) {
  const text = useText(projectorOrganizeText)
  const shown = useMemo(
    () => [
      ...sections.filter(({ id }) => id !== null),
      ...sections.filter(({ id, entries }) => id === null && entries.length > 0),
    ],
    [sections],
  )
  const fitted = useMemo(
    () =>
      shown.map((section): FittedSection => {
        const { id, text: title, color, entries } = section
        const count = entries.reduce((sum, { items }) => sum + items.length, 0)
        const size = { count, label: text.items(count) }
        const none = { id: `none-${id}`, card: <p className={classes.none}>{text.empty}</p> }
        const cards = entries.flatMap((entry) => {
          const key = entry.group?.id ?? entry.items[0]?.id
          return key === undefined ? [] : [{ id: key, card: <EntryCard entry={entry} /> }]
        })
        return {
          id: id ?? 'unsorted',
          color: shownColor(color),
          heading: {
            label: title,
            first: <ProjectorHeading {...{ title, size }} />,
            continued: <ProjectorHeading title={title} isContinued />,
          },
          cards: cards.length === 0 ? [none] : cards,
        }
      }),
    [shown, text],
  )
  if (fitted.length === 0) return <ProjectorEmpty>{text.nothing}</ProjectorEmpty>
  return <FittedColumns label={text.sections} sections={fitted} />
}

/** A group with its items, or an item alone. */
function EntryCard({ entry: { group, items } }: { entry: Entry }) {
  const { unnamedGroup } = useText(uiText)
  if (group === null)
    return items.map(({ id, text: words }) => (
      <p key={id} className={classes.card} dir="auto">
        {words}
      </p>
    ))
  return (
    <div className={classes.group} role="group" aria-label={group.text || unnamedGroup}>
      <p className={classes.groupName} dir="auto">
        {group.text || unnamedGroup}{' '}
        <span className={classes.count} translate="no">
          {items.length}
        </span>
      </p>
      <ul className={classes.grouped}>
        {items.map(({ id, text: words }) => (
          <li key={id} dir="auto">
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
