import { Button } from '@mantine/core'
import { IconSearch, IconSparkles, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Account } from '#api/signIn/identity.ts'
import { announce } from '#ui/focus/announce.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useText } from '#ui/texts/useText.ts'
import { CreateButton } from '../frame/CreateButton.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { SearchField, typingPauseMs, useSearch } from '../frame/SearchField.tsx'
import { dashboardText } from '../text.ts'
import { OwnDialogs } from './OwnDialogs.tsx'
import type { OwnDialog } from './OwnDialogs.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { useWorkshopPages } from './useWorkshopPages.ts'
import { WorkshopTable } from './WorkshopTable.tsx'
import classes from './WorkshopTable.module.css'

/** All sessions of the account, with the actions on each. */
export function WorkshopsPage({ account: { userId } }: { account: Account }) {
  const text = useText(dashboardText)
  const search = useSearch(typingPauseMs)
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const pages = useWorkshopPages(userId, search.wanted)
  const { rows, hasMore, error, refetch } = pages
  const isSearched = pages.search !== ''
  const found = rows && isSearched ? text.foundCount(rows.length, hasMore) : null
  useEffect(() => {
    if (found) announce(found)
  }, [found])
  const focusFrom = useRef<number | null>(null)
  const showMore = (): void => {
    focusFrom.current = rows?.length ?? 0
    void pages.showMore()
  }
  useEffect(() => {
    const element = focusFrom.current
    if (element === null || !rows || rows.length <= element) return
    focusFrom.current = null
    // Focuses the first of the new rows, which replaced the button.
    document.querySelectorAll<HTMLElement>('[data-row]')[element]?.focus()
  }, [rows])
  return (
    <>
      <PageHead pageTitle={text.workshops} hint={text.hint}>
        <Button
          component={Link}
          to="/account/workshops/deleted"
          variant="default"
          leftSection={<IconTrash size={18} />}
        >
          {text.deletedPage}
        </Button>
        <CreateButton />
      </PageHead>
      <div className={classes.search}>
        <SearchField search={search} label={text.search} />
      </div>
      {!rows && (error ? <LoadFailed onRetry={() => void refetch()} /> : <TableSkeleton />)}
      {rows?.length === 0 && (
        <div className={classes.panel}>
          {isSearched ? (
            <EmptyState
              icon={<IconSearch size={28} />}
              title={text.foundNone(pages.search)}
              hint={text.foundNoneHint}
            />
          ) : (
            <EmptyState icon={<IconSparkles size={28} />} title={text.emptyTitle} hint={text.emptyHint}>
              <CreateButton />
            </EmptyState>
          )}
        </div>
      )}
      {rows && rows.length > 0 && (
        <div className={classes.panel} data-behind={pages.search !== search.wanted || undefined}>
          <WorkshopTable workshops={rows} userId={userId} onDialog={setDialog} />
        </div>
      )}
      {hasMore && (
        <div className={classes.more}>
          <span>{text.shownCount(rows?.length ?? 0)}</span>
          <Button variant="default" loading={pages.isLoadingMore} onClick={showMore}>
            {text.showMore}
          </Button>
        </div>
      )}
      <OwnDialogs dialog={dialog} onClose={() => setDialog(null)} onChanged={() => void refetch()} />
    </>
  )
}
