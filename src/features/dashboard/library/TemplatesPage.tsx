import { IconLayoutGrid, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Account } from '#api/signIn/identity.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useText } from '#ui/texts/useText.ts'
import { CreateButton } from '../frame/CreateButton.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { SearchField, useSearch } from '../frame/SearchField.tsx'
import { dashboardText } from '../text.ts'
import { useTemplates } from '../templates/useTemplates.ts'
import { OwnDialogs } from '../workshops/OwnDialogs.tsx'
import type { OwnDialog } from '../workshops/OwnDialogs.tsx'
import { FilterChips } from './FilterChips.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { categoriesOf, filtered, searchTemplates } from './templateFilter.ts'
import type { TemplateFilter } from './templateFilter.ts'
import { TemplateGrid } from './TemplateGrid.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { useAnnouncedCount } from './useAnnouncedCount.ts'
import classes from './library.module.css'

/** All templates a person may use, filtered by owner, category and name. */
export function TemplatesPage({ account: { userId } }: { account: Account }) {
  const text = useText(dashboardText)
  const search = useSearch(0)
  const [filter, setFilter] = useState<TemplateFilter>({ kind: 'all' })
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const { data, error, refetch } = useTemplates(userId)
  const templates = data?.templates ?? []
  const found = searchTemplates(filtered(templates, filter, userId), search.wanted)
  useAnnouncedCount(search.wanted, text.templatesFound(found.length))
  const isMine = filter.kind === 'mine'
  return (
    <>
      <PageHead pageTitle={text.templates} hint={text.templatesHint}>
        <CreateButton asTemplate />
      </PageHead>
      <div className={classes.tools}>
        <FilterChips categories={categoriesOf(templates)} filter={filter} onChange={setFilter} />
        <SearchField search={search} label={text.searchTemplates} />
      </div>
      {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <GridSkeleton />)}
      {data && found.length === 0 && (
        <div className={classes.panel}>
          {search.wanted !== '' ? (
            <EmptyState
              icon={<IconSearch size={28} />}
              title={text.foundNoTemplate(search.wanted)}
              hint={text.foundNoTemplateHint}
            />
          ) : (
            <EmptyState
              icon={<IconLayoutGrid size={28} />}
              title={isMine ? text.noneMine : text.noneHere}
              hint={isMine ? text.noneMineHint : text.noneHereHint}
            >
              {isMine && <CreateButton asTemplate />}
            </EmptyState>
          )}
        </div>
      )}
      {found.length > 0 && <TemplateGrid templates={found} userId={userId} onDialog={setDialog} />}
      <TemplatePreview />
      <OwnDialogs dialog={dialog} onClose={() => setDialog(null)} onChanged={() => void refetch()} />
    </>
  )
}
