import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import type { DeletedRowFragment } from '#api/generated.ts'
import type { AnyMessage } from '#domain/message.ts'
import { tableDate, timeOfDay } from '#ui/texts/dates.ts'
import { notify } from '#ui/toasts/notify.ts'
import { sharedNames } from '#ui/people/sharedNames.ts'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { dashboardText } from '../text.ts'
import classes from './WorkshopTable.module.css'

export type DeletedRow = DeletedRowFragment

export interface DeletedTableProps {
  rows: readonly DeletedRow[]
  onRestore: (row: DeletedRow) => Promise<AnyMessage | null>
  onErase: (row: DeletedRow) => void
}

/** Deleted sessions and templates, with their erasure time and the actions restore and erase. */
export function DeletedTable({ rows, onRestore, onErase }: DeletedTableProps) {
  const text = useText(dashboardText)
  const isShared = sharedNames(rows.map(({ workshopName }) => workshopName))
  return (
    <Table className={classes.table} verticalSpacing={8} horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text.name}</Table.Th>
          <Table.Th className={classes.wide}>{text.kind}</Table.Th>
          <Table.Th className={classes.wide}>{text.erasedOn}</Table.Th>
          <Table.Th className={classes.acts}>
            <VisuallyHidden>{text.actions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <DeletedLine key={row.id} isTwin={isShared(row.workshopName)} {...{ row, onRestore, onErase }} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface DeletedLineProps extends Omit<DeletedTableProps, 'rows'> {
  row: DeletedRow
  /** Whether another row has the same name: then the creation time is shown to distinguish them. */
  isTwin: boolean
}

function DeletedLine({ row, isTwin, onRestore, onErase }: DeletedLineProps) {
  const text = useText(dashboardText)
  const language = useLanguage()
  const isOffline = useIsOffline()
  const [isBusy, setBusy] = useState(false)
  const { workshopName, erasedAt, createdTimeStamp } = row
  const kind = row.template ? text.template : text.session
  const end = erasedAt ? tableDate(erasedAt, language) : ''
  const restore = async (): Promise<void> => {
    setBusy(true)
    const mistake = await onRestore(row)
    setBusy(false)
    if (mistake !== null) notify(mistake, 'bad')
  }
  return (
    <Table.Tr>
      <Table.Td>
        <span className={classes.name}>{workshopName}</span>
        {isTwin && (
          <div className={classes.meta}>
            {text.createdOn(
              `${tableDate(createdTimeStamp, language)}, ${timeOfDay(createdTimeStamp, language)}`,
            )}
          </div>
        )}
        <div className={classes.beneath}>
          {kind} · {text.erasedOn} {end}
        </div>
      </Table.Td>
      <Table.Td className={`${classes.wide} ${classes.meta}`}>{kind}</Table.Td>
      <Table.Td className={`${classes.wide} ${classes.meta}`}>{end}</Table.Td>
      <Table.Td>
        <div className={classes.rowActs}>
          <Button
            size="sm"
            variant="default"
            aria-label={text.restoreNamed(workshopName)}
            disabled={isOffline}
            loading={isBusy}
            onClick={() => void restore()}
          >
            {text.restore}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            color="red"
            aria-label={text.eraseNamed(workshopName)}
            disabled={isOffline}
            onClick={() => onErase(row)}
          >
            {text.eraseNow}
          </Button>
        </div>
      </Table.Td>
    </Table.Tr>
  )
}
