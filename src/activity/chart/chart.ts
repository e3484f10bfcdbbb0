/** Where a chart is shown: on a page, or on the room's screen, where it fills its box and is read from afar. */
export type ChartSize = 'page' | 'projector'

/** What stands for an item in its chart: a number on a disc of its colour. */
export interface ChartMark {
  label: string
  /** 0 is grey, 1 to 8 are the colours of groups. */
  color: number
}

export interface ChartColumn {
  title: string
  isNumber?: boolean
}

export interface ChartRow {
  key: string
  mark?: ChartMark
  /** One text per column. */
  cells: readonly string[]
}

/** What a chart shows, as a table: for people who cannot see the picture, and for exact values. */
export interface ChartTable {
  columns: readonly ChartColumn[]
  rows: readonly ChartRow[]
}
