import { useId } from 'react'
import type { ReactNode, SVGProps } from 'react'
import { chartFont } from './texts.ts'

export interface ChartSvgProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  width: number
  height: number
  /** Accessible name, and the title of the downloaded file. */
  name: string
  /** One or two sentences about what the picture shows. */
  description: string
  /** Whether things inside have names and take the focus; otherwise it is one picture. */
  isInteractive?: boolean
  children: ReactNode
}

/**
 * The root of a picture, one unit per pixel. Colours, sizes and positions are attributes, so that a downloaded picture
 * needs no styles of the page; `data-screen` marks what only a screen has.
 */
export function ChartSvg({
  width,
  height,
  name,
  description,
  isInteractive = false,
  children,
  ...rest
}: ChartSvgProps) {
  const id = useId()
  return (
    <svg
      data-chart=""
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={chartFont}
      fontWeight={450}
      role={isInteractive ? 'group' : 'img'}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}desc`}
      {...rest}
    >
      <title id={`${id}title`}>{name}</title>
      <desc id={`${id}desc`}>{description}</desc>
      {children}
    </svg>
  )
}
