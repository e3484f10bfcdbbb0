import { Table } from '@mantine/core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { tableDate, timeOfDay } from '#ui/texts/dates.ts'
import { sharedNames } from '#ui/people/sharedNames.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { dashboardText } from '../text.ts'
import type { OwnDialog } from './OwnDialogs.tsx'
import { WorkshopMenu } from './WorkshopMenu.tsx'
import { ownerName } from './workshopRow.ts'
import type { WorkshopRow } from './workshopRow.ts'
import classes from './WorkshopTable.module.css'

export interface WorkshopTableProps {
  workshops: readonly WorkshopRow[]
  userId: string
  onDialog: (dialog: OwnDialog) => void
}

/** Sessions with their owner, date and actions. */
export function WorkshopTable({ workshops, userId, onDialog }: WorkshopTableProps) {
  const text = useText(dashboardText)
  const isShared = sharedNames(workshops.map(({ workshopName }) => workshopName))
  return (
    <Table className={classes.table} verticalSpacing={6} horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text.name}</Table.Th>
          <Table.Th className={classes.wide}>{text.owner}</Table.Th>
          <Table.Th className={classes.wide}>{text.created}</Table.Th>
          <Table.Th className={classes.menu}>
            <VisuallyHidden>{text.actions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {workshops.map((workshop) => (
          <WorkshopLine
            key={workshop.id}
            isTwin={isShared(workshop.workshopName)}
            {...{ workshop, userId, onDialog }}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface WorkshopLineProps {
  workshop: WorkshopRow
  /** Whether another row has the same name: then the time is shown to distinguish them. */
  isTwin: boolean
  userId: string
  onDialog: (dialog: OwnDialog) => void
}

// Memoized: a list of two thousand rows is not rendered again with every page that loads.
const WorkshopLine = memo(function MemoWorkshopLine({
  workshop,
  isTwin,
  userId,
  onDialog,
}: WorkshopLineProps) {
  const text = useText(dashboardText)
  const { me } = useText(labelText)
  const language = useLanguage()
  const { id, workshopName, createdTimeStamp, ended } = workshop
  const owner = ownerName(workshop, userId, { me, nameless: text.nameless })
  const date = tableDate(createdTimeStamp, language)
  const created = isTwin ? `${date}, ${timeOfDay(createdTimeStamp, language)}` : date
  return (
    <Table.Tr>
      <Table.Td>
        <Link to={lobbyPath(id)} className={classes.name} data-row={id}>
          {workshopName}
        </Link>
        {ended && <span className={classes.ended}>{text.ended}</span>}
        <div className={classes.beneath}>
          {owner} · {created}
        </div>
      </Table.Td>
      <Table.Td className={`${classes.wide} ${classes.meta}`}>{owner}</Table.Td>
      <Table.Td className={`${classes.wide} ${classes.meta}`}>{created}</Table.Td>
      <Table.Td>
        <WorkshopMenu
          {...{ workshop, userId }}
          onDialog={(name) => onDialog({ name, workshop: { ...workshop, isTemplate: false } })}
        />
      </Table.Td>
    </Table.Tr>
  )
})
