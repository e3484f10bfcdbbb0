import { Title } from '@mantine/core'
import { IconBooks, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Account } from '#api/signIn/identity.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useText } from '#ui/texts/useText.ts'
import { PageHead } from '../frame/PageHead.tsx'
import { SearchField, useSearch } from '../frame/SearchField.tsx'
import { dashboardText } from '../text.ts'
import { useTemplates } from '../templates/useTemplates.ts'
import { OwnDialogs } from '../workshops/OwnDialogs.tsx'
import type { OwnDialog } from '../workshops/OwnDialogs.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { searchTemplates } from './templateFilter.ts'
import { TemplateGrid } from './TemplateGrid.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { useAnnouncedCount } from './useAnnouncedCount.ts'
import classes from './library.module.css'

/** The templates available to everybody: official and public ones. */
export function LibraryPage({ account: { userId } }: { account: Account }) {
  const text = useText(dashboardText)
  const search = useSearch(0)
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const { data, error, refetch } = useTemplates(userId)
  const found = searchTemplates(data?.templates ?? [], search.wanted)
  const official = found.filter(({ templateOfficial }) => templateOfficial)
  const shared = found.filter(({ templateOfficial, templatePublic }) => !templateOfficial && templatePublic)
  const count = official.length + shared.length
  useAnnouncedCount(search.wanted, text.templatesFound(count))
  return (
    <>
      <PageHead pageTitle={text.library} hint={text.libraryHint} />
      <div className={classes.tools}>
        <SearchField search={search} label={text.searchLibrary} />
      </div>
      {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <GridSkeleton />)}
      {data && count === 0 && (
        <div className={classes.panel}>
          <EmptyState
            icon={search.wanted === '' ? <IconBooks size={28} /> : <IconSearch size={28} />}
            title={search.wanted === '' ? text.libraryEmpty : text.foundNoTemplate(search.wanted)}
            hint={search.wanted === '' ? text.libraryEmptyHint : text.foundNoTemplateHint}
          />
        </div>
      )}
      {official.length > 0 && (
        <section className={classes.section} aria-labelledby="official">
          <Title id="official">{text.official}</Title>
          <TemplateGrid templates={official} userId={userId} onDialog={setDialog} />
        </section>
      )}
      {shared.length > 0 && (
        <section className={classes.section} aria-labelledby="shared">
          <Title id="shared">{text.shared}</Title>
          <TemplateGrid templates={shared} userId={userId} onDialog={setDialog} />
        </section>
      )}
      <TemplatePreview />
      <OwnDialogs dialog={dialog} onClose={() => setDialog(null)} onChanged={() => void refetch()} />
    </>
  )
}
