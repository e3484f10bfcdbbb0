/** The thread that reads PDFs: pdf.js with a limit of memory, which has to be there before it. */
import './limited.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
