/** Further books, stationery and things of the office: as kitchen.ts. */
export const PAPER = `
ink cartridges for pens | bläckpatroner reservoarpenna | tintenpatronen, füllerpatronen | cartouches d'encre stylo | cartuchos de tinta pluma > ink, stationery
whiteboard marker | whiteboardpenna | whiteboardmarker | feutre tableau blanc, marqueur effaçable | rotulador de pizarra > pen
tape dispenser | tejphållare | klebebandabroller, tischabroller | dévidoir de ruban adhésif | dispensador de cinta adhesiva, portarrollos de celo > stationery
address book | adressbok | adressbuch | carnet d'adresses, répertoire | agenda de direcciones
laminating pouches | lamineringsfickor | laminierfolien | pochettes à plastifier | fundas de plastificar
ink pad | stämpeldyna | stempelkissen | encreur | tampón de tinta, almohadilla de tinta > stationery
lanyard | nyckelband | schlüsselband, lanyard | cordon porte-badge | cordón para identificación, lanyard
young adult book, teen book | ungdomsbok | jugendbuch | livre ado, roman jeunesse | libro juvenil, novela juvenil > book, teen
sudoku book | sudokubok | sudoku-heft | livre de sudoku | libro de sudokus > book
religious book, prayer book | psalmbok, bönbok | gesangbuch, gebetbuch | missel, livre de prières | misal, libro de oraciones > book
recipe book blank, recipe binder | receptpärm | rezeptordner | cahier de recettes | cuaderno de recetas > stationery, notebook
`
