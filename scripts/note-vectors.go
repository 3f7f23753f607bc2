//go:build ignore

// Writes trees, proofs and signed notes as Go's own packages make them, for NoteVectorTest in the room records.
//
//	apt-get install golang-go golang-golang-x-mod-dev
//	GO111MODULE=off GOPATH=/usr/share/gocode go run scripts/note-vectors.go > records/src/test/resources/baccarat/records/note/go-vectors.json
package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const (
	largest = 70
	origin  = "baccarat/0123456789abcdef/ma-mini/1"
	witness = "witness.example/one"
	seconds = 1790000000
)

type hashes []tlog.Hash

func (h hashes) ReadHashes(indexes []int64) ([]tlog.Hash, error) {
	found := make([]tlog.Hash, len(indexes))
	for i, index := range indexes {
		found[i] = h[index]
	}
	return found, nil
}

type inclusion struct {
	Size  int64    `json:"size"`
	Index int64    `json:"index"`
	Path  []string `json:"path"`
}

type consistency struct {
	From  int64    `json:"from"`
	To    int64    `json:"to"`
	Proof []string `json:"proof"`
}

type vectors struct {
	Roots        []string      `json:"roots"`
	Inclusion    []inclusion   `json:"inclusion"`
	Consistency  []consistency `json:"consistency"`
	Seed         string        `json:"seed"`
	Key          string        `json:"key"`
	Text         string        `json:"text"`
	Note         string        `json:"note"`
	Checkpoint   string        `json:"checkpoint"`
	WitnessSeed  string        `json:"witnessSeed"`
	WitnessKey   string        `json:"witnessKey"`
	WitnessTime  int64         `json:"witnessTime"`
	Cosignature  string        `json:"cosignature"`
	OtherKeyNote string        `json:"otherKeyNote"`
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func written(all []tlog.Hash) []string {
	text := []string{}
	for _, hash := range all {
		text = append(text, hex.EncodeToString(hash[:]))
	}
	return text
}

func signer(seed byte, name string) (note.Signer, string, string) {
	secret := bytes.Repeat([]byte{seed}, 32)
	private, public, err := note.GenerateKey(bytes.NewReader(secret), name)
	check(err)
	made, err := note.NewSigner(private)
	check(err)
	return made, public, hex.EncodeToString(secret)
}

// The key and the line of a witness, by the words of the specification: Go's package has no cosignatures.
func cosigned(text string) (key, seed, line string) {
	secret := bytes.Repeat([]byte{9}, 32)
	private := ed25519.NewKeyFromSeed(secret)
	public := append([]byte{4}, private.Public().(ed25519.PublicKey)...)
	hash := sha256.Sum256(append([]byte(witness+"\n"), public...))
	message := fmt.Sprintf("cosignature/v1\ntime %d\n%s", seconds, text)
	body := append([]byte{}, hash[:4]...)
	body = binary.BigEndian.AppendUint64(body, seconds)
	body = append(body, ed25519.Sign(private, []byte(message))...)
	key = fmt.Sprintf("%s+%08x+%s", witness, binary.BigEndian.Uint32(hash[:4]), base64.StdEncoding.EncodeToString(public))
	return key, hex.EncodeToString(secret), fmt.Sprintf("— %s %s", witness, base64.StdEncoding.EncodeToString(body))
}

func main() {
	var all vectors
	var stored hashes
	var roots []tlog.Hash
	for size := int64(0); size < largest; size++ {
		more, err := tlog.StoredHashes(size, []byte(fmt.Sprintf("line %d", size)), stored)
		check(err)
		stored = append(stored, more...)
		root, err := tlog.TreeHash(size+1, stored)
		check(err)
		roots = append(roots, root)
	}
	all.Roots = written(roots)
	for _, size := range []int64{1, 2, 3, 4, 5, 7, 8, 11, 16, 33, 64, 70} {
		for index := int64(0); index < size; index++ {
			path, err := tlog.ProveRecord(size, index, stored)
			check(err)
			check(tlog.CheckRecord(path, size, roots[size-1], index, tlog.RecordHash([]byte(fmt.Sprintf("line %d", index)))))
			all.Inclusion = append(all.Inclusion, inclusion{size, index, written(path)})
		}
		for before := int64(1); before <= size; before++ {
			proof, err := tlog.ProveTree(size, before, stored)
			check(err)
			check(tlog.CheckTree(proof, size, roots[size-1], before, roots[before-1]))
			all.Consistency = append(all.Consistency, consistency{before, size, written(proof)})
		}
	}
	house, key, seed := signer(7, origin)
	other, _, _ := signer(8, origin)
	all.Key, all.Seed = key, seed
	all.Text = "Two lines\n\nand 漢字, è\n"
	signed, err := note.Sign(&note.Note{Text: all.Text}, house)
	check(err)
	all.Note = string(signed)
	root := roots[largest-1]
	text := fmt.Sprintf("%s\n%d\n%s\n", origin, largest, root)
	signed, err = note.Sign(&note.Note{Text: text}, house)
	check(err)
	all.Checkpoint = string(signed)
	signed, err = note.Sign(&note.Note{Text: text}, house, other)
	check(err)
	all.OtherKeyNote = string(signed)
	all.WitnessKey, all.WitnessSeed, all.Cosignature = cosigned(text)
	all.WitnessTime = seconds
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	check(out.Encode(all))
}
