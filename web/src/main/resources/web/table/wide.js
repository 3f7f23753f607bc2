// What a wide screen shows of a table from the start; a phone loads it after the first view.
import '../felt/felt.js';
import '../roads/panel.js';
import '../round/panel.js';
