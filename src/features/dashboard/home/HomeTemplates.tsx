import { Skeleton } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { popularTemplates, topOfLibrary } from '#domain/workshop/popularTemplates.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useText } from '#ui/texts/useText.ts'
import { TemplatePreview, usePreview } from '../library/TemplatePreview.tsx'
import { TemplateCard } from '../templates/TemplateCard.tsx'
import { useTemplates } from '../templates/useTemplates.ts'
import { dashboardText } from '../text.ts'
import { HomeSection } from './HomeSection.tsx'
import { LibraryEntry } from './LibraryEntry.tsx'
import classes from './HomePage.module.css'

export interface HomeTemplatesProps {
  userId: string
  popularCount: number
}

/** Suggested templates: popular ones and the first of the library, without duplicates. SPEC W8. */
export function HomeTemplates({ userId, popularCount }: HomeTemplatesProps) {
  const text = useText(dashboardText)
  const { open } = usePreview()
  const { data, error, refetch } = useTemplates(userId)
  const templates = data?.templates ?? []
  const popular = popularTemplates(templates, popularCount)
  const library = topOfLibrary(templates, popular)
  return (
    <>
      <HomeSection title={text.popular} to="/account/templates" allLabel={text.seeAllTemplates}>
        {!data && error && <LoadFailed onRetry={() => void refetch()} />}
        {data && popular.length === 0 && (
          <div className={classes.panel}>
            <EmptyState
              icon={<IconLayoutGrid size={28} />}
              title={templates.length === 0 ? text.noTemplates : text.nonePopular}
              hint={templates.length === 0 ? text.noTemplatesHint : text.nonePopularHint}
            />
          </div>
        )}
        <div className={classes.cards} data-columns={popularCount} data-sideways>
          {popular.map((template) => (
            <TemplateCard key={template.id} template={template} userId={userId} onOpen={open} />
          ))}
          {!data &&
            !error &&
            Array.from({ length: popularCount }, (_, index) => (
              <Skeleton key={index} height={240} radius={18} />
            ))}
        </div>
      </HomeSection>
      {library.length > 0 && (
        <HomeSection title={text.topLibrary} to="/account/library" allLabel={text.seeAllLibrary}>
          <ol className={classes.library}>
            {library.map((template) => (
              <li key={template.id}>
                <LibraryEntry template={template} onOpen={open} />
              </li>
            ))}
          </ol>
        </HomeSection>
      )}
      <TemplatePreview />
    </>
  )
}
