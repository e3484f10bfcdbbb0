/** The blue of the brand, the primary colour of the theme. */
const blue = '#0056FB'

interface Seat {
  x: number
  y: number
  radius: number
}

/** Seats of an assembly in half circles around a speaker, in a square of 100 x 100. */
function seats(): Seat[] {
  const rows = [
    { count: 5, distance: 20.5 },
    { count: 7, distance: 34 },
  ]
  return rows.flatMap(({ count, distance }) =>
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (1 - index / (count - 1))
      return { x: 50 + distance * Math.cos(angle), y: 64 - distance * Math.sin(angle), radius: 5.4 }
    }),
  )
}

function seatsMarkup(): string {
  const dots = seats().map(({ x, y, radius }) => `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`)
  return `<g fill="#fff">${dots.join('')}<circle cx="50" cy="67" r="7"/></g>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** @param corner radius in hundredths of the side; 0 where the system clips the shape itself */
export function iconSvg(corner: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" rx="${corner}" fill="${blue}"/>${seatsMarkup()}</svg>\n`
  )
}

/** The preview that a chat shows under a link to a session: 1200 x 630. */
export function previewHtml(fontBase64: string): string {
  return `<!doctype html><style>
    @font-face { font-family: Inter; src: url(data:font/woff2;base64,${fontBase64}); font-weight: 100 900 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; padding: 0 100px; display: flex; align-items: center; gap: 70px;
      background: ${blue}; color: #fff; font-family: Inter }
    svg { width: 340px; flex: none }
    h1 { font-size: 118px; font-weight: 700; letter-spacing: -4px; line-height: 1.1 }
    p { font-size: 37px; font-weight: 450; line-height: 1.35; margin-top: 18px }
  </style><svg viewBox="8 22 84 56" xmlns="http://www.w3.org/2000/svg">${seatsMarkup()}</svg>
  <div><h1>Plenum</h1><p>Workshops and meetings, live.<br>Everyone takes part.</p></div>`
}
