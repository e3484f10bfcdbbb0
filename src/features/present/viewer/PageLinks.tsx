import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import classes from './PageLinks.module.css'
import type { PageBox, PageLink, SlidePages } from './pages.ts'

export interface PageLinksProps {
  pages: SlidePages
  page: number
  /** Null: this person may not turn pages, so links to other pages lead nowhere. */
  onTurn: ((page: number) => void) | null
}

/** The links of the page on the screen, over its words. Addresses open beside the session. SPEC SL26 */
export function PageLinks({ pages, page, onTurn }: PageLinksProps) {
  const text = useText(presentText)
  const links = useLinks(pages, page)
  return links.map(({ box, words, to }, at) => {
    const style = placeOf(box)
    if ('url' in to)
      return (
        <a
          key={at}
          className={classes.link}
          {...{ style }}
          href={to.url}
          target="_blank"
          rel="noopener noreferrer"
          title={to.url}
          aria-label={words || to.url}
        >
          {null}
        </a>
      )
    if (!onTurn) return null
    const name = text.slide(to.page)
    const turn = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      // The link leaves with its page.
      currentTarget.closest<HTMLElement>('[data-place]')?.focus({ preventScroll: true })
      onTurn(to.page)
    }
    return (
      <button
        key={at}
        type="button"
        className={classes.link}
        {...{ style }}
        title={name}
        aria-label={words ? `${words}, ${name}` : name}
        onClick={turn}
      />
    )
  })
}

function useLinks(pages: SlidePages, page: number): readonly PageLink[] {
  const [read, setRead] = useState<{ pages: SlidePages; page: number; links: readonly PageLink[] } | null>(
    null,
  )
  useEffect(() => {
    let isOver = false
    pages.linksOf(page).then(
      (links) => {
        if (!isOver) setRead({ pages, page, links })
      },
      // The page is seen without them.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [pages, page])
  return read?.pages === pages && read.page === page ? read.links : []
}

function placeOf({ left, top, width, height }: PageBox) {
  const share = (of: number): string => `${of * 100}%`
  return { left: share(left), top: share(top), width: share(width), height: share(height) }
}
