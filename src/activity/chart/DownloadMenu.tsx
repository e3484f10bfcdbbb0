import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { voteResultsText } from '../voting/resultsText.ts'
import type { ChartTable } from './chart.ts'
import { useChartColors } from './chartColors.ts'
import type { PictureFormat } from './picture/savePicture.ts'
import { useMeasure } from './texts.ts'

export interface DownloadMenuProps {
  /** Contains the picture. */
  figure: RefObject<HTMLElement | null>
  title: string
  /** Without ending. */
  fileName: string
  /** Its rows with marks become the legend of the picture. */
  table: ChartTable
}

/** Saves the picture of a chart, with its heading and legend. */
export function DownloadMenu({ figure, title, fileName, table }: DownloadMenuProps) {
  const text = useText(voteResultsText)
  const colors = useChartColors()
  const measure = useMeasure()
  const save = async (format: PictureFormat): Promise<void> => {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg[data-chart]')
    if (!svg) return
    const legend = table.rows.flatMap(({ mark, cells: [entry = ''] }) =>
      mark ? [{ mark, text: entry }] : [],
    )
    try {
      const { savePicture } = await import('./picture/savePicture.ts')
      await savePicture({ svg, title, legend, colors, measure }, format, fileName)
    } catch {
      notify(text.pictureFailed, 'bad')
    }
  }
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon size={40} aria-label={text.download} title={text.download}>
          <IconDownload size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('svg')}>{text.asSvg}</Menu.Item>
        <Menu.Item onClick={() => void save('png')}>{text.asPng}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
