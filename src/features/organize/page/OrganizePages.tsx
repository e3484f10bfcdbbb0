import { Suspense, useState } from 'react'
import { CardsSkeleton } from '#activity/page/CardsSkeleton.tsx'
import { ItemOverPage, PageFrame, PageHead } from '#activity/page/PageFrame.tsx'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import { useIsOfRoom } from '#activity/session/role.ts'
import { useAnswerLink } from '#activity/session/useAnswerLink.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { lazyDialog, lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { BoardPage } from '../board/BoardPage.tsx'
import { ItemBox } from '../items/ItemBox.tsx'
import { nameOfThing, placeOf } from '../items/shownSections.ts'
import { useItems } from '../items/useItems.ts'
import type { PlacingProps } from '../place/pageProps.ts'
import { organizeText } from '../text.ts'
import classes from './OrganizePages.module.css'
import type { OpenOrganizePage } from './useHere.ts'

const PlacePage = lazyPage(async () => ({ default: (await import('../place/PlacePage.tsx')).PlacePage }))
const ResultsPage = lazyPage(async () => ({
  default: (await import('../results/ResultsPage.tsx')).ResultsPage,
}))
const RunOrganize = lazyPart(async () => ({
  default: (await import('../place/RunOrganize.tsx')).RunOrganize,
}))
const PageChange = lazyPart(async () => ({ default: (await import('../place/PageChange.tsx')).PageChange }))
const OrganizeTools = lazyPart(async () => ({
  default: (await import('./OrganizeTools.tsx')).OrganizeTools,
}))
const ActivityName = lazyPart(async () => ({
  default: (await import('#activity/page/ActivityName.tsx')).ActivityName,
}))
const ClosingCountdown = lazyPart(async () => ({
  default: (await import('#activity/voting/countdown/ClosingCountdown.tsx')).ClosingCountdown,
}))
const ItemDialog = lazyDialog(async () => ({ default: (await import('../items/ItemDialog.tsx')).ItemDialog }))

export interface OrganizePagesProps extends PlacingProps {
  here: OpenOrganizePage
}

/**
 * The pages of an Organize activity: the board, for people who sort for themselves their own placing instead until voting
 * closes, and where they agree; with the item that is open over them. SPEC OR5, OR7, OR11
 */
export function OrganizePages({ organize, votes, here }: OrganizePagesProps) {
  const text = useText(organizeText)
  const mayArrange = useMayDo('arrange')
  const mayRun = useMayDo('show')
  const isArranging = mayArrange && !organize.isReading
  const isOfRoom = useIsOfRoom()
  const items = useItems(organize)
  const { objectId, sorting } = organize
  const isEach = sorting === 'EACH'
  const isRun = mayRun && votes.isVotedOn
  const isStillPlacing = isEach && isOfRoom && !votes.voting.isClosed
  // Facilitators have the board in front of them, and can sort for themselves too. Participants see it once voting closed.
  const [wantsPlacing, setWantsPlacing] = useState(false)
  const isPlacing = isStillPlacing || (isEach && wantsPlacing)
  const page = here.page === 'results' ? 'results' : isPlacing ? 'place' : 'board'
  const onPlace = isEach && page === 'board' ? () => setWantsPlacing(true) : null
  const opened = useOpenItem({
    ...{ objectId, items: items.all, at: objectId, areShown: true },
    isPresented: here.isPresented,
  })
  useAnswerLink(({ itemId }) => opened.open(itemId))
  const [presentId, setPresentId] = useState<string | null>(null)
  const placing = { organize, votes, here }
  return (
    <PageFrame
      name={organize.name || text.unnamed}
      nameInPlace={isArranging && <ActivityName {...organize} unnamed={text.unnamed} />}
      search={null}
      tools={
        <>
          {!isRun && <PageChange {...{ votes, here }} onPlace={isOfRoom ? onPlace : null} />}
          {mayArrange && <OrganizeTools {...{ organize, onPlace }} />}
        </>
      }
    >
      <PageHead showAnswers={null} reading={organize.isReading ? text.reading : null}>
        {organize.description !== '' && (
          <p className={classes.description} dir="auto">
            {organize.description}
          </p>
        )}
      </PageHead>
      {isRun && <RunOrganize {...placing} />}
      <Suspense fallback={<CardsSkeleton />}>
        {page === 'results' && (
          <ResultsPage
            {...placing}
            onOpen={opened.open}
            onPresent={(id) => {
              setPresentId(id)
              opened.open(id)
            }}
          />
        )}
        {page === 'place' && (
          <PlacePage
            {...placing}
            onBoard={isStillPlacing ? undefined : () => setWantsPlacing(false)}
            onOpen={opened.open}
            box={items.mayAdd && !items.isClosed && <ItemBox {...{ organize, items }} />}
          />
        )}
      </Suspense>
      {page === 'board' && <BoardPage {...{ organize, items }} onOpen={opened.open} onEdit={opened.edit} />}
      {isEach && <ClosingCountdown board={organize.board} />}
      <ItemOverPage
        opened={opened}
        dialog={(item) => (
          <ItemDialog
            key={item.id}
            {...{ organize, items, votes, opened, item }}
            heading={page === 'place' || isStillPlacing ? undefined : headingOf(item.id)}
            isToPresent={item.id === presentId}
            onPresented={() => setPresentId(null)}
          />
        )}
      />
    </PageFrame>
  )

  /** The section that an item is in, and its group. */
  function headingOf(id: string): string {
    const place = placeOf(items.sections, id)
    const section = items.sections.find((one) => one.id === (place?.sectionId ?? null))?.text ?? ''
    if (!place || place.groupId === null) return section
    return `${section} › ${nameOfThing(items.sections, place.groupId)}`
  }
}
