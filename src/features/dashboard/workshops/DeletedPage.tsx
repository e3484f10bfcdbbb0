import { Anchor } from '@mantine/core'
import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DeletedWorkshopsDocument } from '#api/operations/dashboard.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useText } from '#ui/texts/useText.ts'
import { PageHead } from '../frame/PageHead.tsx'
import { dashboardText } from '../text.ts'
import { DeletedTable } from './DeletedTable.tsx'
import type { DeletedRow } from './DeletedTable.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { useOwnActs } from './useOwnActs.ts'
import classes from './WorkshopTable.module.css'

/** The person's deleted sessions and templates that are not erased yet. SPEC X1. */
export function DeletedPage() {
  const text = useText(dashboardText)
  const { data, error, refetch } = useQuery(DeletedWorkshopsDocument, {})
  const [erasing, setErasing] = useState<DeletedRow | null>(null)
  const { restore, erase } = useOwnActs(() => void refetch())
  const rows = data && [...data.sessions, ...data.templates].sort(soonestFirst)
  return (
    <>
      <Anchor component={Link} to="/account/workshops" className={classes.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {text.backToSessions}
      </Anchor>
      <PageHead pageTitle={text.deletedPage} hint={text.deletedHint} />
      {!rows && (error ? <LoadFailed onRetry={() => void refetch()} /> : <TableSkeleton />)}
      {rows?.length === 0 && (
        <div className={classes.panel}>
          <EmptyState icon={<IconTrash size={28} />} title={text.deletedNone} hint={text.deletedNoneHint} />
        </div>
      )}
      {rows && rows.length > 0 && (
        <div className={classes.panel}>
          <DeletedTable rows={rows} onRestore={restore} onErase={setErasing} />
        </div>
      )}
      {erasing && (
        <ConfirmDialog
          title={text.eraseTitle(erasing.workshopName)}
          body={text.eraseText}
          confirmLabel={text.eraseNow}
          onConfirm={() => erase(erasing)}
          onClose={() => setErasing(null)}
        />
      )}
    </>
  )
}

function soonestFirst(a: DeletedRow, b: DeletedRow): number {
  return (a.erasedAt ?? 0) - (b.erasedAt ?? 0)
}
