import { Button } from '@mantine/core'
import { IconCards, IconLayoutColumns, IconListCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { FootFrame } from '#activity/page/PageFoot.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { VoteBar } from '#activity/voting/bar/VoteBar.tsx'
import { useTurnout } from '#activity/voting/useVoting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { PlacingProps } from './pageProps.ts'
import { PlaceItem } from './PlaceItem.tsx'
import { PlaceOverview } from './PlaceOverview.tsx'
import classes from './PlacePage.module.css'
import { placeText } from './placeText.ts'
import { usePlaceKeys } from './usePlaceKeys.ts'
import { usePlacing } from './usePlacing.ts'
import type { Placing } from './usePlacing.ts'

const NewRound = lazyPart(async () => ({
  default: (await import('#activity/voting/bar/NewRound.tsx')).NewRound,
}))

export interface PlacePageProps extends PlacingProps {
  /** The way to the board, for those who see it although everybody sorts for themselves. */
  onBoard?: (() => void) | undefined
  /** Opens an item in full, where it can be edited and deleted. */
  onOpen?: ((id: string) => void) | undefined
  /** The box for a new item, for whoever may add one. */
  box?: ReactNode
}

/**
 * Where a person sorts for themselves: an item at a time, and beside it, or on a phone behind a button, all items with
 * where they are. Blind: it tells nothing of where others place them, nor where an item is on the board. SPEC OR7
 */
export function PlacePage(props: PlacePageProps) {
  const { organize, votes, onBoard, onOpen, box } = props
  const text = useText(placeText)
  const mayArrange = useMayDo('arrange')
  const titleId = useId()
  const placing = usePlacing(props)
  usePlaceKeys(placing)
  const { voting } = votes
  const { ballot, lock, items, sections, placed, view, show } = placing
  const turnout = useTurnout(organize.board, wholeScope)
  const isEmpty = items.length === 0 || sections.length === 0
  const done = <HeaderSlotTarget name="footer" className={classes.done} />
  return (
    <>
      <NewRound {...{ voting, ballot }} />
      <section className={classes.page} aria-labelledby={titleId} data-keeps-focus>
        <header className={classes.head}>
          <div className={classes.heading}>
            <h2 id={titleId} className={classes.title}>
              {text.title}
            </h2>
            {!isEmpty && (
              <p className={classes.count} translate="no">
                {text.progress(placed, items.length)}
              </p>
            )}
          </div>
          <div className={classes.tools}>
            {!isEmpty && (
              <Button
                variant="default"
                className={classes.change ?? ''}
                leftSection={view === 'item' ? <IconListCheck size={18} /> : <IconCards size={18} />}
                onClick={() => show(view === 'item' ? 'overview' : 'item')}
              >
                {view === 'item' ? text.overview : text.oneByOne}
              </Button>
            )}
            {onBoard && (
              <Button variant="default" leftSection={<IconLayoutColumns size={18} />} onClick={onBoard}>
                {text.board}
              </Button>
            )}
          </div>
        </header>
        {!isEmpty && (
          <progress
            className={classes.progress}
            max={items.length}
            value={placed}
            aria-label={text.progress(placed, items.length)}
          />
        )}
        {voting.areBlind && !isEmpty && <p className={classes.blind}>{text.blind}</p>}
        {sections.length === 0 ? (
          <EmptyState
            icon={<IconLayoutColumns size={28} />}
            title={text.noSectionsTitle}
            hint={mayArrange ? text.noSectionsFacilitator : text.noSectionsHint}
          />
        ) : items.length === 0 ? (
          <EmptyState
            icon={<IconCards size={28} />}
            title={text.noItemsTitle}
            hint={mayArrange ? text.noItemsFacilitator : text.noItemsHint}
          />
        ) : (
          <div className={classes.both} data-view={view}>
            {placing.open ? (
              <PlaceItem {...{ organize, placing, onOpen }} open={placing.open} />
            ) : (
              <AllPlaced placing={placing} />
            )}
            <PlaceOverview placing={placing} />
          </div>
        )}
      </section>
      <FootFrame label={text.foot}>
        <div className={classes.foot} data-wide={(Boolean(box) && !isEmpty) || undefined}>
          {box}
          {isEmpty ? done : <VoteBar {...{ ballot, lock, turnout, voting }}>{done}</VoteBar>}
        </div>
      </FootFrame>
    </>
  )
}

/** In place of an item where none is open: what is left to do. */
function AllPlaced({ placing: { items, placed, ballot, show } }: { placing: Placing }) {
  const text = useText(placeText)
  const left = items.length - placed
  const isVoted = ballot.state.is === 'voted' || ballot.state.is === 'waiting'
  return (
    <div className={classes.all}>
      {left === 0 ? (
        <>
          <p className={classes.allTitle}>{text.allPlaced}</p>
          {!ballot.isLocked && (
            <>
              <p>{isVoted ? text.allVotedHint : text.allPlacedHint}</p>
              <p className={classes.change}>{text.changeOne}</p>
            </>
          )}
        </>
      ) : (
        <Button onClick={() => show('item')}>{text.toNext(left)}</Button>
      )}
    </div>
  )
}
