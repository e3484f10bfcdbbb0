import { IconCards, IconLock } from '@tabler/icons-react'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { FootFact, PageFoot } from '#activity/page/PageFoot.tsx'
import { NoMatch } from '#activity/page/NoMatch.tsx'
import { SearchBar } from '#activity/page/SearchBar.tsx'
import { useQuickPolling } from '#sync/room/useQuickPolling.ts'
import { lazyReplacement } from '#ui/loading/lazyPart.tsx'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import { ItemBox } from '../items/ItemBox.tsx'
import { foundIn, itemsOf } from '../items/shownSections.ts'
import type { Items } from '../items/useItems.ts'
import { organizeText } from '../text.ts'
import type { Organize } from '../useOrganize.ts'
import classes from './BoardPage.module.css'
import { Sections } from './Sections.tsx'
import { useOpenSection } from './useOpenSection.ts'
import { useRefusedMoves } from './useRefusedMoves.ts'

// Drags, keys, menus and dialogs are for those who sort: nobody else loads them.
const SortDesk = lazyReplacement(async () => ({ default: (await import('./SortDesk.tsx')).SortDesk }))

export interface BoardPageProps {
  organize: Organize
  items: Items
  onOpen: (id: string) => void
  /** Opens an item with its text in a field. */
  onEdit: (id: string) => void
}

/** The board: all sections with their items, and the box for a new item. Content of a `PageFrame`. SPEC OR1, OR3, OR5 */
export function BoardPage({ organize, items, onOpen, onEdit }: BoardPageProps) {
  useQuickPolling()
  const text = useText(organizeText)
  const [typed, setSearch] = useState('')
  const search = useDeferredValue(typed)
  const open = useOpenSection()
  const refused = useRefusedMoves(organize.objectId)
  const [added, setAdded] = useState<{ id: string; search: string } | null>(null)
  const { sections, all, mayAdd, isClosed } = items
  const keptId = added?.search === search ? added.id : null
  const counts = useMemo(
    () => new Map(sections.map((section) => [section.id, itemsOf(section).length])),
    [sections],
  )
  const found = useMemo(() => foundIn(sections, search, keptId), [sections, search, keptId])
  const isSearching = search.trim() !== ''
  const matches = isSearching ? found.flatMap(itemsOf).length : all.length
  const shown = { counts, isSearching, open, onOpen, mayAdd: mayAdd && !items.isLocked }
  useSeen(added?.id ?? null)
  // Without a desk, a facilitator sorts by calls, as participants do.
  const board = <Sections {...shown} sections={found} />
  return (
    <>
      <HeaderSlot name="search">
        <SearchBar onSearch={setSearch} />
      </HeaderSlot>
      <p className={classes.matches} role="status">
        {isSearching && all.length > 0 && text.matches(matches, all.length)}
      </p>
      {isSearching && matches === 0 ? (
        <NoMatch search={search} />
      ) : items.maySort ? (
        <Suspense fallback={board}>
          <SortDesk {...shown} {...{ organize, items, search, keptId, refused, onEdit }} />
        </Suspense>
      ) : (
        board
      )}
      <PageFoot
        label={text.footer}
        box={
          mayAdd &&
          !isClosed && (
            <ItemBox
              {...{ organize, items }}
              onAdded={(id) => {
                setAdded({ id, search })
                open.set(null)
              }}
            />
          )
        }
      >
        {organize.sorting === 'EVERYONE' && !items.maySort && !isClosed && (
          <FootFact icon={<IconLock size={16} aria-hidden="true" />}>{text.sortingClosed}</FootFact>
        )}
        <FootFact icon={<IconCards size={16} aria-hidden="true" />}>{text.items(all.length)}</FootFact>
      </PageFoot>
    </>
  )
}

/** What was just added is in view in its section. */
function useSeen(id: string | null): void {
  useEffect(() => {
    if (id === null) return
    document.querySelector(`[data-row="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
