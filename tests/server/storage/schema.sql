CREATE TABLE addresses (
	id VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	address VARCHAR(64) NOT NULL,
	made BOOLEAN DEFAULT false NOT NULL,
	first VARCHAR(32) NOT NULL,
	last VARCHAR(32) NOT NULL,
	PRIMARY KEY (id)
);

CREATE INDEX addresses_by_address ON addresses (address, last);

CREATE UNIQUE INDEX addresses_once ON addresses (person, address);

CREATE TABLE battles (
	id VARCHAR(16) NOT NULL,
	owner VARCHAR(32) NOT NULL,
	title VARCHAR(80) NOT NULL,
	plan TEXT NOT NULL,
	revision INTEGER NOT NULL,
	created VARCHAR(32) NOT NULL,
	updated VARCHAR(32) NOT NULL,
	published VARCHAR(32),
	content VARCHAR(64),
	about TEXT DEFAULT '' NOT NULL,
	tags TEXT DEFAULT '' NOT NULL,
	words TEXT DEFAULT '' NOT NULL,
	likes INTEGER DEFAULT '0' NOT NULL,
	plays INTEGER DEFAULT '0' NOT NULL,
	copied_from VARCHAR(16),
	author VARCHAR(32),
	PRIMARY KEY (id)
);

CREATE INDEX battles_by_content ON battles (content);

CREATE INDEX battles_by_owner ON battles (owner, updated);

CREATE INDEX battles_by_published ON battles (published);

CREATE TABLE blocks (
	by VARCHAR(32) NOT NULL,
	whom VARCHAR(32) NOT NULL,
	created VARCHAR(32) NOT NULL,
	PRIMARY KEY (by, whom)
);

CREATE INDEX blocks_by_whom ON blocks (whom);

CREATE TABLE bots (
	id VARCHAR(32) NOT NULL,
	owner VARCHAR(32) NOT NULL,
	token VARCHAR(64),
	games TEXT NOT NULL,
	accepts VARCHAR(8) NOT NULL,
	most_games INTEGER NOT NULL,
	created VARCHAR(32) NOT NULL,
	token_made VARCHAR(32) NOT NULL,
	used VARCHAR(32),
	PRIMARY KEY (id),
	UNIQUE (token)
);

CREATE INDEX bots_by_owner ON bots (owner);

CREATE TABLE callings (
	person VARCHAR(32) NOT NULL,
	letters VARCHAR(8) NOT NULL,
	confirmed VARCHAR(200),
	webhook TEXT,
	origin VARCHAR(200) NOT NULL,
	language VARCHAR(8) NOT NULL,
	digested VARCHAR(32) NOT NULL,
	short BOOLEAN DEFAULT true NOT NULL,
	PRIMARY KEY (person)
);

CREATE INDEX callings_by_letters ON callings (letters, digested);

CREATE TABLE calls (
	id VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	room VARCHAR(16) NOT NULL,
	kind VARCHAR(8) NOT NULL,
	asked INTEGER NOT NULL,
	way VARCHAR(72) NOT NULL,
	made VARCHAR(32) NOT NULL,
	due VARCHAR(32) NOT NULL,
	tries INTEGER NOT NULL,
	claimed VARCHAR(32) NOT NULL,
	done BOOLEAN NOT NULL,
	PRIMARY KEY (id)
);

CREATE INDEX calls_by_due ON calls (done, due);

CREATE INDEX calls_by_made ON calls (made);

CREATE UNIQUE INDEX calls_once ON calls (person, room, kind, asked, way);

CREATE TABLE chat (
	id SERIAL NOT NULL,
	room VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	name VARCHAR(40) NOT NULL,
	text TEXT NOT NULL,
	at VARCHAR(32) NOT NULL,
	watching BOOLEAN DEFAULT false NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);

CREATE INDEX chat_by_person ON chat (person);

CREATE INDEX chat_by_room ON chat (room, watching, id);

CREATE TABLE decks (
	id VARCHAR(16) NOT NULL,
	owner VARCHAR(32) NOT NULL,
	name VARCHAR(80) NOT NULL,
	deck TEXT NOT NULL,
	revision INTEGER NOT NULL,
	created VARCHAR(32) NOT NULL,
	updated VARCHAR(32) NOT NULL,
	published VARCHAR(32),
	content VARCHAR(64),
	about TEXT DEFAULT '' NOT NULL,
	tags TEXT DEFAULT '' NOT NULL,
	words TEXT DEFAULT '' NOT NULL,
	likes INTEGER DEFAULT '0' NOT NULL,
	plays INTEGER DEFAULT '0' NOT NULL,
	copied_from VARCHAR(16),
	author VARCHAR(32),
	PRIMARY KEY (id)
);

CREATE INDEX decks_by_content ON decks (content);

CREATE INDEX decks_by_owner ON decks (owner, updated);

CREATE INDEX decks_by_published ON decks (published);

CREATE TABLE follows (
	by VARCHAR(32) NOT NULL,
	whom VARCHAR(32) NOT NULL,
	created VARCHAR(32) NOT NULL,
	PRIMARY KEY (by, whom)
);

CREATE INDEX follows_by_whom ON follows (whom);

CREATE TABLE jobs (
	id BIGSERIAL NOT NULL,
	work VARCHAR(16) NOT NULL,
	task TEXT NOT NULL,
	seconds FLOAT NOT NULL,
	asker VARCHAR(16) NOT NULL,
	room VARCHAR(16) NOT NULL,
	owner VARCHAR(32) NOT NULL,
	alone BOOLEAN NOT NULL,
	made TIMESTAMP WITH TIME ZONE NOT NULL,
	worker VARCHAR(16),
	until TIMESTAMP WITH TIME ZONE,
	tries INTEGER DEFAULT '0' NOT NULL,
	done BOOLEAN DEFAULT 'false' NOT NULL,
	answer TEXT,
	PRIMARY KEY (id)
);

CREATE UNIQUE INDEX jobs_by_room ON jobs (room, work);

CREATE INDEX jobs_by_turn ON jobs (done, alone, owner);

CREATE TABLE journal (
	room VARCHAR(16) NOT NULL,
	seq INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	data TEXT NOT NULL,
	events TEXT NOT NULL,
	turn INTEGER NOT NULL,
	at VARCHAR(32) NOT NULL,
	PRIMARY KEY (room, seq),
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);

CREATE INDEX journal_beside_moves ON journal (kind) WHERE kind != 'act';

CREATE TABLE listings (
	room VARCHAR(16) NOT NULL,
	address VARCHAR(64) NOT NULL,
	at VARCHAR(32) NOT NULL,
	PRIMARY KEY (room),
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);

CREATE INDEX listings_by_address ON listings (address);

CREATE TABLE marks (
	mark VARCHAR(8) NOT NULL,
	kind VARCHAR(8) NOT NULL,
	item VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	at VARCHAR(32) NOT NULL,
	PRIMARY KEY (mark, kind, item, person)
);

CREATE INDEX marks_by_person ON marks (person);

CREATE TABLE moderators (
	person VARCHAR(32) NOT NULL,
	since VARCHAR(32) NOT NULL,
	PRIMARY KEY (person)
);

CREATE TABLE mutes (
	person VARCHAR(32) NOT NULL,
	room VARCHAR(16) NOT NULL,
	by VARCHAR(32) NOT NULL,
	why TEXT NOT NULL,
	at VARCHAR(32) NOT NULL,
	until VARCHAR(32),
	PRIMARY KEY (person, room)
);

CREATE INDEX mutes_by_room ON mutes (room);

CREATE TABLE outages (
	begin VARCHAR(32) NOT NULL,
	until VARCHAR(32) NOT NULL,
	PRIMARY KEY (begin)
);

CREATE TABLE people (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(40) NOT NULL,
	account VARCHAR(80),
	password TEXT,
	created VARCHAR(32) NOT NULL,
	skeleton VARCHAR(200),
	mail VARCHAR(200),
	language VARCHAR(8),
	PRIMARY KEY (id),
	UNIQUE (account)
);

CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton);

CREATE TABLE processes (
	id VARCHAR(16) NOT NULL,
	address VARCHAR(200) NOT NULL,
	until TIMESTAMP WITH TIME ZONE NOT NULL,
	PRIMARY KEY (id)
);

CREATE TABLE put_away (
	person VARCHAR(32) NOT NULL,
	room VARCHAR(16) NOT NULL,
	PRIMARY KEY (person, room)
);

CREATE TABLE puzzle_ratings (
	who VARCHAR(40) NOT NULL,
	mu FLOAT NOT NULL,
	sigma FLOAT NOT NULL,
	tries INTEGER NOT NULL,
	solved INTEGER NOT NULL,
	PRIMARY KEY (who)
);

CREATE TABLE puzzle_tries (
	person VARCHAR(32) NOT NULL,
	puzzle VARCHAR(16) NOT NULL,
	begun VARCHAR(32) NOT NULL,
	result VARCHAR(8) NOT NULL,
	before FLOAT,
	after FLOAT,
	PRIMARY KEY (person, puzzle)
);

CREATE INDEX puzzle_tries_by_begun ON puzzle_tries (begun);

CREATE INDEX puzzle_tries_by_person ON puzzle_tries (person, begun);

CREATE TABLE rating_changes (
	room VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	game VARCHAR(40) NOT NULL,
	side VARCHAR(40) NOT NULL,
	score FLOAT NOT NULL,
	mu_before FLOAT NOT NULL,
	sigma_before FLOAT NOT NULL,
	mu FLOAT NOT NULL,
	sigma FLOAT NOT NULL,
	at VARCHAR(32) NOT NULL,
	weight FLOAT DEFAULT '1' NOT NULL,
	PRIMARY KEY (room, person)
);

CREATE INDEX rating_changes_by_person ON rating_changes (person, game, side, at);

CREATE TABLE rating_meetings (
	room VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	opponent VARCHAR(80) NOT NULL,
	holder VARCHAR(32) NOT NULL,
	game VARCHAR(40) NOT NULL,
	side VARCHAR(40) NOT NULL,
	at VARCHAR(32) NOT NULL,
	PRIMARY KEY (room, person, opponent)
);

CREATE INDEX rating_meetings_by_pair ON rating_meetings (holder, opponent, at);

CREATE INDEX rating_meetings_by_person ON rating_meetings (person, game, side, opponent);

CREATE TABLE rating_voids (
	room VARCHAR(16) NOT NULL,
	why VARCHAR(16) NOT NULL,
	by VARCHAR(32) NOT NULL,
	note TEXT NOT NULL,
	at VARCHAR(32) NOT NULL,
	PRIMARY KEY (room)
);

CREATE INDEX rating_voids_by_time ON rating_voids (at);

CREATE TABLE ratings (
	person VARCHAR(32) NOT NULL,
	game VARCHAR(40) NOT NULL,
	side VARCHAR(40) NOT NULL,
	mu FLOAT NOT NULL,
	sigma FLOAT NOT NULL,
	games INTEGER NOT NULL,
	won INTEGER NOT NULL,
	updated VARCHAR(32) NOT NULL,
	opponents INTEGER DEFAULT '0' NOT NULL,
	PRIMARY KEY (person, game, side)
);

CREATE INDEX ratings_by_place ON ratings (game, side, mu);

CREATE TABLE recovery (
	code VARCHAR(64) NOT NULL,
	person VARCHAR(32) NOT NULL,
	mailed VARCHAR(32),
	PRIMARY KEY (code)
);

CREATE INDEX recovery_by_person ON recovery (person);

CREATE TABLE reports (
	id VARCHAR(16) NOT NULL,
	by VARCHAR(32) NOT NULL,
	whom VARCHAR(32) NOT NULL,
	room VARCHAR(16),
	reason VARCHAR(16) NOT NULL,
	text TEXT NOT NULL,
	created VARCHAR(32) NOT NULL,
	closed VARCHAR(32),
	note TEXT NOT NULL,
	evidence TEXT DEFAULT '' NOT NULL,
	named VARCHAR(40),
	until VARCHAR(32),
	PRIMARY KEY (id)
);

CREATE INDEX reports_by_reporter ON reports (by, created);

CREATE INDEX reports_by_state ON reports (closed, created);

CREATE TABLE reviews (
	room VARCHAR(16) NOT NULL,
	whose VARCHAR(8) NOT NULL,
	person VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	status VARCHAR(8) NOT NULL,
	count INTEGER NOT NULL,
	done INTEGER NOT NULL,
	found TEXT NOT NULL,
	made VARCHAR(32) NOT NULL,
	until VARCHAR(32) NOT NULL,
	PRIMARY KEY (room, whose),
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);

CREATE INDEX reviews_by_person ON reviews (person, status);

CREATE INDEX reviews_by_status ON reviews (status, until);

CREATE TABLE rooms (
	id VARCHAR(16) NOT NULL,
	game VARCHAR(40) NOT NULL,
	options TEXT NOT NULL,
	status VARCHAR(16) NOT NULL,
	listed BOOLEAN NOT NULL,
	random_sides BOOLEAN NOT NULL,
	owner VARCHAR(32) NOT NULL,
	seed TEXT NOT NULL,
	seed_given BOOLEAN NOT NULL,
	position TEXT NOT NULL,
	ending VARCHAR(80) NOT NULL,
	winners TEXT NOT NULL,
	seq INTEGER NOT NULL,
	moves INTEGER NOT NULL,
	turn INTEGER NOT NULL,
	to_act INTEGER,
	since VARCHAR(32),
	created VARCHAR(32) NOT NULL,
	updated VARCHAR(32) NOT NULL,
	rematch_of VARCHAR(16),
	rematch VARCHAR(16),
	sequel_of VARCHAR(16),
	sequel VARCHAR(16),
	parent VARCHAR(16),
	puzzle VARCHAR(16),
	epoch INTEGER DEFAULT '0' NOT NULL,
	holder VARCHAR(16),
	rated BOOLEAN DEFAULT false NOT NULL,
	counted BOOLEAN DEFAULT false NOT NULL,
	clock VARCHAR(32) DEFAULT '' NOT NULL,
	course TEXT DEFAULT '' NOT NULL,
	asked INTEGER DEFAULT '0' NOT NULL,
	deadline VARCHAR(32),
	hints BOOLEAN,
	PRIMARY KEY (id)
);

CREATE INDEX rooms_by_deadline ON rooms (deadline);

CREATE INDEX rooms_by_holder ON rooms (holder);

CREATE INDEX rooms_by_owner ON rooms (owner, updated);

CREATE INDEX rooms_by_status ON rooms (status, listed, updated);

CREATE INDEX rooms_to_count ON rooms (rated, counted, status);

CREATE TABLE seats (
	room VARCHAR(16) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	bot VARCHAR(80),
	person VARCHAR(32),
	name VARCHAR(80),
	was VARCHAR(32),
	PRIMARY KEY (room, seat),
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);

CREATE INDEX seats_by_bot ON seats (bot);

CREATE INDEX seats_by_person ON seats (person);

CREATE INDEX seats_by_was ON seats (was);

CREATE TABLE seeks (
	id VARCHAR(16) NOT NULL,
	by VARCHAR(32) NOT NULL,
	whom VARCHAR(32),
	game VARCHAR(40) NOT NULL,
	options TEXT NOT NULL,
	seat INTEGER,
	rated BOOLEAN NOT NULL,
	speed VARCHAR(40) NOT NULL,
	low INTEGER,
	high INTEGER,
	status VARCHAR(16) NOT NULL,
	room VARCHAR(16),
	created VARCHAR(32) NOT NULL,
	until VARCHAR(32) NOT NULL,
	PRIMARY KEY (id)
);

CREATE INDEX seeks_by_maker ON seeks (by, status);

CREATE INDEX seeks_by_status ON seeks (status, until);

CREATE INDEX seeks_by_whom ON seeks (whom, status);

CREATE TABLE served (
	owner VARCHAR(32) NOT NULL,
	at TIMESTAMP WITH TIME ZONE NOT NULL,
	PRIMARY KEY (owner)
);

CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL,
	id VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	agent VARCHAR(200) NOT NULL,
	created VARCHAR(32) NOT NULL,
	used VARCHAR(32) NOT NULL,
	PRIMARY KEY (token)
);

CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE settings (
	key VARCHAR(40) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (key)
);

CREATE TABLE snapshots (
	room VARCHAR(16) NOT NULL,
	seq INTEGER NOT NULL,
	moves INTEGER NOT NULL,
	version VARCHAR(40) NOT NULL,
	state TEXT NOT NULL,
	rules VARCHAR(40) DEFAULT '' NOT NULL,
	PRIMARY KEY (room),
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);

CREATE TABLE states (
	room VARCHAR(16) NOT NULL,
	seq INTEGER NOT NULL,
	moves INTEGER NOT NULL,
	version VARCHAR(40) NOT NULL,
	state TEXT NOT NULL,
	rules VARCHAR(40) DEFAULT '' NOT NULL,
	PRIMARY KEY (room),
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);

CREATE TABLE subscriptions (
	id VARCHAR(64) NOT NULL,
	person VARCHAR(32) NOT NULL,
	endpoint TEXT NOT NULL,
	p256dh VARCHAR(200) NOT NULL,
	auth VARCHAR(60) NOT NULL,
	agent VARCHAR(200) NOT NULL,
	created VARCHAR(32) NOT NULL,
	PRIMARY KEY (id)
);

CREATE INDEX subscriptions_by_person ON subscriptions (person);

CREATE TABLE tournament_entries (
	id VARCHAR(16) NOT NULL,
	tournament VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	seed INTEGER NOT NULL,
	withdrawn BOOLEAN NOT NULL,
	created VARCHAR(32) NOT NULL,
	PRIMARY KEY (id)
);

CREATE INDEX tournament_entries_by_person ON tournament_entries (person);

CREATE UNIQUE INDEX tournament_entries_once ON tournament_entries (tournament, person);

CREATE TABLE tournament_pairings (
	tournament VARCHAR(16) NOT NULL,
	round INTEGER NOT NULL,
	board INTEGER NOT NULL,
	first VARCHAR(16) NOT NULL,
	second VARCHAR(16),
	room VARCHAR(16),
	again INTEGER NOT NULL,
	result VARCHAR(8) NOT NULL,
	PRIMARY KEY (tournament, round, board)
);

CREATE INDEX tournament_pairings_by_room ON tournament_pairings (room);

CREATE TABLE tournaments (
	id VARCHAR(16) NOT NULL,
	maker VARCHAR(32) NOT NULL,
	name VARCHAR(80) NOT NULL,
	system VARCHAR(16) NOT NULL,
	game VARCHAR(40) NOT NULL,
	options TEXT NOT NULL,
	clock VARCHAR(32) NOT NULL,
	rated BOOLEAN NOT NULL,
	rounds INTEGER NOT NULL,
	most INTEGER NOT NULL,
	entered INTEGER NOT NULL,
	version INTEGER NOT NULL,
	status VARCHAR(16) NOT NULL,
	round INTEGER NOT NULL,
	starts VARCHAR(32),
	created VARCHAR(32) NOT NULL,
	updated VARCHAR(32) NOT NULL,
	winner VARCHAR(16),
	PRIMARY KEY (id)
);

CREATE INDEX tournaments_by_maker ON tournaments (maker, status);

CREATE INDEX tournaments_by_status ON tournaments (status, updated);

CREATE INDEX tournaments_by_updated ON tournaments (updated);

CREATE TABLE vacations (
	id VARCHAR(16) NOT NULL,
	person VARCHAR(32) NOT NULL,
	begin VARCHAR(32) NOT NULL,
	until VARCHAR(32) NOT NULL,
	PRIMARY KEY (id)
);

CREATE INDEX vacations_by_person ON vacations (person, until);
