import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { voteResultsText } from '../voting/resultsText.ts'
import type { ChartSize, ChartTable } from './chart.ts'
import classes from './ChartFrame.module.css'
import { ChartTableView } from './ChartTableView.tsx'
import type { ChartTableViewProps } from './ChartTableView.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { useAvailableSpace } from './useAvailableSpace.ts'
import type { AvailableSpace } from './useAvailableSpace.ts'
import { useText } from '#ui/texts/useText.ts'

export interface ChartFrameProps {
  /** Heading of the chart, and of the downloaded picture. On the room's screen the page has a heading of its own. */
  title: string
  size: ChartSize
  table: ChartTable
  /** `beside`: always shown, below the picture on narrow screens. `closed`: behind a press. */
  tablePlace: 'beside' | 'closed'
  /** In place of the table: one that does more, such as sorting. */
  tableView?: ReactNode
  /** Ties the rows of the table to the picture. */
  pointing?: Pick<ChartTableViewProps, 'pointedAt' | 'onPoint' | 'onOpen'>
  /** Controls of the picture, beside its heading. */
  tools?: ReactNode
  /** Where they stand instead, on a page with a heading of its own: the picture gets the height. Null: not there yet. */
  toolsIn?: HTMLElement | null | undefined
  /** Above the table that is beside the picture. */
  aside?: ReactNode
  /** Below the picture. */
  note?: ReactNode
  fileName?: string | undefined
  /** Heading of the downloaded picture, where it says more. */
  pictureTitle?: string
  /** The picture: a `ChartSvg` that fits in the room, and what lies over it. */
  children: (room: AvailableSpace) => ReactNode
}

/** What all charts have: a heading, the picture, the same as a table, and downloads of exactly what is shown. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    size,
    table,
    tablePlace,
    pointing,
    tools,
    toolsIn,
    aside,
    note,
    fileName = title,
    pictureTitle = title,
    tableView,
    children,
  } = props
  const text = useText(voteResultsText)
  const figure = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const room = useAvailableSpace(box)
  const headingId = useId()
  const isPage = size === 'page'
  const hasHeading = isPage && toolsIn === undefined
  const view = tableView ?? <ChartTableView label={title} table={table} {...pointing} />
  const controls = (
    <>
      {tools}
      <DownloadMenu figure={figure} title={pictureTitle} fileName={fileName} table={table} />
    </>
  )
  return (
    <figure
      ref={figure}
      className={classes.frame}
      data-size={size}
      aria-labelledby={hasHeading ? headingId : undefined}
      aria-label={hasHeading ? undefined : title}
    >
      {isPage && toolsIn && createPortal(controls, toolsIn)}
      {hasHeading && (
        <div className={classes.head}>
          <h2 className={classes.title} id={headingId}>
            {title}
          </h2>
          <div className={classes.tools}>{controls}</div>
        </div>
      )}
      <div className={classes.content} data-table={isPage ? tablePlace : undefined}>
        <div className={classes.picture}>
          <div className={classes.box} ref={box}>
            {children(room)}
          </div>
          {note && <div className={classes.note}>{note}</div>}
        </div>
        {isPage && tablePlace === 'beside' && (
          <div className={classes.side}>
            {aside}
            <div className={classes.beside} role="region" aria-label={text.tableOf(title)} tabIndex={0}>
              {view}
            </div>
          </div>
        )}
      </div>
      {isPage && tablePlace === 'closed' && (
        <details className={classes.closed}>
          <summary>{text.showTable}</summary>
          <div className={classes.scrolls} role="region" aria-label={text.tableOf(title)} tabIndex={0}>
            {view}
          </div>
        </details>
      )}
    </figure>
  )
}
