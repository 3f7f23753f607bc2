/** The site's pages, by the person who reads them; a page that is not here is found by links and by the search. */
export const NAVIGATION = [
  {
    title: 'Start',
    pages: [
      ['index.html', 'Welcome'],
      ['start/patron.html', 'For patrons'],
      ['start/dealer.html', 'For dealers'],
      ['start/floor.html', 'For the floor'],
      ['start/regulator.html', 'For regulators and labs'],
      ['start/analyst.html', 'For analysts'],
      ['start/developer.html', 'For developers'],
    ],
  },
  {
    title: 'Tutorials',
    pages: [
      ['tutorials/first-round.html', 'Play a first round'],
      ['tutorials/first-table.html', 'Put up and deal a table'],
      ['tutorials/check-a-shoe.html', 'Check a shoe yourself'],
    ],
  },
  {
    title: 'The rules',
    pages: [
      ['clauses.html', 'The book of clauses'],
      ['readings/index.html', 'Readings'],
      ['rules-submission.html', 'The Rules Submission'],
      ['add-a-regulation.html', 'Add a regulation'],
      ['glossary.html', 'Glossary'],
    ],
  },
  {
    title: 'Run it',
    pages: [
      ['operations.html', 'Running a casino'],
      ['security.html', 'Security'],
      ['cli.html', 'The command'],
      ['performance.html', 'Performance'],
      ['scale.html', 'Scale'],
      ['same-bytes.html', 'Which program is this?'],
    ],
  },
  {
    title: 'Reference',
    pages: [
      ['table.html', 'A table’s life'],
      ['records.html', 'The log'],
      ['verified-shoe.html', 'The verified shoe'],
      ['shoe-protocol.html', 'The shared shoe'],
      ['random-numbers.html', 'Random numbers'],
      ['odds.html', 'Exact odds'],
      ['simulation.html', 'Simulation'],
      ['page.html', 'The page'],
    ],
  },
  {
    title: 'Build on it',
    pages: [
      ['library.html', 'Use it as a library'],
      ['api/openapi.html', 'The HTTP API'],
      ['api/websocket.html', 'The WebSocket'],
      ['javadoc/index.html', 'Javadoc'],
      ['architecture.html', 'Architecture'],
      ['how-to-add.html', 'How to add something'],
      ['testing.html', 'Testing'],
      ['third-party.html', 'Libraries'],
    ],
  },
];
