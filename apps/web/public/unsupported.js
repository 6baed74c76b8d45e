// Only browsers without modules run this, and they can't run the app: ES5, and nothing but a way to the page that says so.
var club = /[?&]tenant=[^&#]*/.exec(window.location.search)
window.location.replace(club ? '/unsupported-browser?'.concat(club[0].slice(1)) : '/unsupported-browser')
