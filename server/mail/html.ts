/** HTML that is safe to send: created by `html` only. */
export interface Html {
  html: string
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template tag that escapes its values, which people wrote. Values that are HTML already stay as they are. */
function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const written = values.map((value) => (typeof value === 'string' ? escaped(value) : value.html))
  return { html: parts.map((part, index) => part + (written[index] ?? '')).join('') }
}

/**
 * Simple HTML of one column that every mail program shows; the link is also written out, for programs without links.
 */
export function mailPage(content: {
  heading: string
  text: readonly string[]
  link: string
  after: string
}): Html {
  const paragraphs = { html: content.text.map((text) => html`<p>${text}</p> `.html).join('') }
  return html`<div style="max-width: 34em; font-family: sans-serif; line-height: 1.5">
    <h2>${content.heading}</h2>
    ${paragraphs}
    <p><a href="${content.link}">${content.link}</a></p>
    <p style="color: #555">${content.after}</p>
  </div> `
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
