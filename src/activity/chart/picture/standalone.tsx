import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { embeddedFont } from './fonts.ts'
import { layoutSheet, Sheet } from './Sheet.tsx'
import type { SheetParts } from './Sheet.tsx'

export interface PictureParts extends SheetParts {
  /** The picture as it is shown. */
  svg: SVGSVGElement
}

export interface Picture {
  /** The whole file. */
  markup: string
  width: number
  height: number
}

const namespace = 'http://www.w3.org/2000/svg'
/** Attributes that only a page needs. */
const ofPages = /^(class|style|tabindex|data-.*|aria-.*)$/

/** A picture in a file of its own, with its heading, legend and font: it needs nothing of the page and loads nothing. */
export async function standalonePicture(parts: PictureParts): Promise<Picture> {
  const { svg, colors } = parts
  const size = { width: Number(svg.getAttribute('width')), height: Number(svg.getAttribute('height')) }
  const layout = layoutSheet(size, parts)
  const { width, height } = layout
  const sheet = document.createElementNS(namespace, 'svg')
  const root = createRoot(sheet)
  flushSync(() => root.render(<Sheet layout={layout} colors={colors} />))
  const file = sheet.cloneNode(true) as SVGSVGElement
  root.unmount()

  const drawn = svg.cloneNode(true) as SVGSVGElement
  for (const element of drawn.querySelectorAll('[data-screen]')) element.remove()
  const group = document.createElementNS(namespace, 'g')
  group.setAttribute('transform', `translate(${layout.picture.x} ${layout.picture.y})`)
  group.append(...drawn.childNodes)
  for (const element of group.querySelectorAll('*')) withoutPage(element)
  const words = [...group.querySelectorAll(':scope > title, :scope > desc')]
  for (const element of words) element.removeAttribute('id')
  file.prepend(...words)
  file.append(group)

  file.setAttribute('xmlns', namespace)
  file.setAttribute('width', String(width))
  file.setAttribute('height', String(height))
  file.setAttribute('viewBox', `0 0 ${width} ${height}`)
  file.setAttribute('role', 'img')
  copyAttributes(['font-family', 'font-weight'], svg, file)
  copyAttributes(['font-size'], svg, group)
  const font = await embeddedFont(file.textContent)
  if (font !== '') {
    const style = document.createElementNS(namespace, 'style')
    style.textContent = font
    file.prepend(style)
  }
  return { markup: new XMLSerializer().serializeToString(file), width, height }
}

function copyAttributes(names: readonly string[], from: Element, to: Element): void {
  for (const name of names) {
    const value = from.getAttribute(name)
    if (value !== null) to.setAttribute(name, value)
  }
}

function withoutPage(element: Element): void {
  for (const { name } of [...element.attributes])
    if (ofPages.test(name) || name === 'role') element.removeAttribute(name)
}
